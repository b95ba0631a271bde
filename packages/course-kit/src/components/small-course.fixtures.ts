import { defineCourse, type AuthoredTask, type AuthoredQuestion } from '@course-kit/react/model';

/** A lesson of two steps. */
const task = (title: string): AuthoredTask => ({
  title,
  duration: '20 minutes',
  steps: [
    { title: 'Prepare', instruction: ['Lay out what you need.'], expect: 'A full table.' },
    { title: 'Do it', instruction: [[`${title}, `, { kind: 'strong', content: ['slowly'] }, '.']] },
  ],
});

/** A question whose right option is `correctAnswer`, counted from 0. */
const question = (question: string, options: string[], correctAnswer: number): AuthoredQuestion => ({
  question,
  options,
  correctAnswer,
  explanation: `It is ${options[correctAnswer]}.`,
});

const questions = [
  question('What makes it rise?', ['Salt', 'Yeast', 'Sugar'], 1),
  question('What makes it brown?', ['Heat', 'Water', 'Shade'], 0),
  question('What makes it chewy?', ['Sugar', 'Steam', 'Gluten'], 2),
  question('What makes it last?', ['Patience', 'Sourdough', 'Speed'], 1),
];

/** Three levels of two tasks and four questions, passed with 60 %. */
export const course = defineCourse({
  title: 'Baking Bread',
  passMark: 60,
  levels: ['Dough', 'Oven', 'Table'].map((title) => ({
    title,
    tasks: [task('Measure'), task('Wait')],
    questions,
  })),
});
