import { QuizRunner } from '@course-kit/react';
import { defineCourse } from '@course-kit/react/model';

const course = defineCourse({
  title: 'Baking Bread',
  levels: [
    {
      title: 'Dough',
      tasks: [],
      questions: [
        {
          question: 'What makes a dough rise?',
          options: ['Salt', 'Yeast', 'Sugar'],
          correctAnswer: 1,
          explanation: 'Yeast turns sugar into gas.',
        },
      ],
    },
  ],
});

export const FirstQuiz = () => <QuizRunner course={course} level={1} />;
