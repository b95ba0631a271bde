import { defineCourse, questionKinds, type AuthoredStepQuestion } from '@course-kit/react/model';

const step = (title: string, question: AuthoredStepQuestion) => ({
  title,
  instruction: [`${title}, and look at what becomes of it.`],
  expect: 'It looks better than before.',
  question,
});

/** A course with one lesson that asks a question of each kind. */
export const askedCourse = defineCourse(
  {
    title: 'Asked Bread',
    levels: [
      {
        title: 'Dough',
        tasks: [
          {
            title: 'Watch a dough',
            duration: '1 hour',
            steps: [
              step('Add the yeast', {
                asks: {
                  id: 'yeast',
                  question: 'What will the dough do?',
                  options: ['Shrink', 'Rise', 'Stay as it is'],
                  correctAnswer: 1,
                  explanation: 'Yeast makes gas, and the dough keeps it.',
                },
                hint: 'Think of the holes in a slice of bread.',
              }),
              step('Add the salt', {
                asks: {
                  id: 'salt',
                  kind: 'several',
                  question: 'What will be different?',
                  options: ['The taste', 'The color', 'The time it takes'],
                  correctAnswers: [0, 2],
                  explanation: 'Salt slows the yeast down.',
                },
              }),
              step('Bake it', {
                asks: {
                  id: 'bake',
                  kind: 'order',
                  question: 'What will you see first?',
                  options: ['A brown crust', 'A rising loaf', 'A pale skin'],
                  correctOrder: [1, 2, 0],
                  explanation: 'It rises until its skin is firm, and only then it browns.',
                },
              }),
              step('Weigh it', {
                asks: {
                  id: 'weight',
                  kind: 'fill-in',
                  question: 'How many grams of 500 were lost?',
                  accepted: ['50', '50 g'],
                  explanation: 'A tenth leaves as steam.',
                },
                place: 'after',
              }),
              step('Put the tools away', {
                asks: {
                  id: 'tools',
                  kind: 'pairs',
                  question: 'Where does each belong?',
                  options: [
                    'The sieve',
                    'The starter',
                    'The loaf',
                    'Into a cloth',
                    'Onto its hook',
                    'Into the fridge',
                  ],
                  correctPairs: [4, 5, 3],
                  explanation: 'A cloth lets a crust breathe.',
                },
              }),
            ],
          },
        ],
        questions: [],
      },
    ],
  },
  questionKinds,
);
