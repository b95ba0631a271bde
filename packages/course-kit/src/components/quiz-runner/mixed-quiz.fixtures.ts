import {
  defineCourse,
  kindOf,
  questionKinds,
  type AuthoredQuestion,
  type Level,
} from '@course-kit/react/model';

const questions: readonly AuthoredQuestion[] = [
  {
    question: 'What makes a dough rise?',
    options: ['Salt', 'Yeast', 'Water'],
    correctAnswer: 1,
    explanation: 'Yeast makes gas.',
  },
  {
    kind: 'several',
    question: 'What does a plain bread need?',
    options: ['Flour', 'Milk', 'Tap water', 'Butter'],
    correctAnswers: [0, 2],
    explanation: 'Flour and water are enough.',
  },
  {
    kind: 'order',
    question: 'What comes first?',
    options: ['Bake', 'Mix', 'Shape'],
    correctOrder: [1, 2, 0],
    explanation: 'A loaf is shaped before it is baked.',
  },
  {
    kind: 'fill-in',
    question: 'How many degrees has a hot oven?',
    accepted: ['230', '230 degrees'],
    explanation: 'From 230 degrees on a crust forms.',
  },
  {
    kind: 'pairs',
    question: 'What is each of these for?',
    options: [
      'A sieve',
      'A scale',
      'A blade',
      'Scoring a loaf',
      'Loosening what is milled',
      'Weighing a dough',
    ],
    correctPairs: [4, 5, 3],
    explanation: 'A scored loaf opens where it should.',
  },
];

/** A quiz with a question of each kind, and a level after it. */
export const mixedCourse = defineCourse(
  {
    title: 'Plain Bread',
    passMark: 75,
    levels: ['Dough', 'Oven'].map((title) => ({ title, tasks: [], questions })),
  },
  questionKinds,
);

/** Its first level. */
export const mixedLevel = mixedCourse.levels[0] as Level;

/** The same as a build has it whose quizzes the storage marks. */
export const askedLevel = {
  ...mixedLevel,
  questions: mixedLevel.questions.flatMap(
    (question) => kindOf(question, questionKinds)?.askedOf(question) ?? [],
  ),
};
