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

/** The same with a pool of four questions, of which three are asked. */
export const pooled = defineCourse({
  title: 'Baking Bread, asked by lot',
  levels: [
    {
      title: 'Dough',
      tasks: [],
      questions: [
        question,
        { ...question, question: 'What makes it brown?', options: ['Water', 'Heat', 'Shade'] },
        { ...question, question: 'What makes it chewy?', options: ['Sugar', 'Gluten', 'Steam'] },
        { ...question, question: 'What keeps it fresh?', options: ['Light', 'Sourdough', 'Speed'] },
      ],
      asks: 3,
    },
  ],
});
