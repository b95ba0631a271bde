import { defineCourse, type AuthoredQuestion, type AuthoredTask } from '@course-kit/react/model';

const task = (title: string): AuthoredTask => ({
  title,
  duration: '10 minutes',
  steps: [{ title: 'Do it', instruction: ['Slowly.'] }],
});

const question: AuthoredQuestion = {
  question: 'What makes it rise?',
  options: ['Salt', 'Yeast'],
  correctAnswer: 1,
  explanation: 'Yeast makes gas.',
};

/** The course in the examples of hooks. */
export const course = defineCourse({
  title: 'Baking Bread',
  levels: ['Dough', 'Oven'].map((title) => ({
    title,
    tasks: [task('Measure'), task('Wait')],
    questions: [question],
  })),
});
