import { CourseProvider, defaultLinkFor, TaskPage, type FigureKind } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { defineCourse } from '@course-kit/react/model';
import { flowMaker } from '@course-kit/flow/model';
import { flowFigures } from '../flow-player/flow-figures.js';
import { loopFlow } from './flow.fixtures.js';

/** A course with a lesson that asks for a connection which its flow has, among others that it has not, and what comes out of a component. */
const askedCourse = defineCourse(
  {
    title: 'Loops of bread',
    levels: [
      {
        title: 'Dough',
        tasks: [
          {
            title: 'Bake every order',
            duration: '1 hour',
            figure: loopFlow,
            steps: [
              {
                title: 'Fill the shelf',
                instruction: ['Wait until all orders are done.'],
                question: {
                  asks: {
                    question: 'Which edge fills the shelf?',
                    options: ['From the oven to the shelf', 'From Done to the shelf', 'From Item to Dough'],
                    correctAnswer: 1,
                    explanation: 'Done hands on all loaves at once.',
                  },
                  places: ['oven.Loaf -> shelf.Loaves', 'loop.Done -> shelf.Loaves', 'loop.Item ->'],
                },
              },
              {
                title: 'Mix one',
                instruction: ['Take the first order, and mix it.'],
                question: {
                  asks: {
                    question: 'What comes out of Dough?',
                    options: ['A loaf', 'A lump'],
                    correctAnswer: 1,
                    explanation: 'It has not been baked yet.',
                  },
                  about: 'dough.Dough ->',
                },
              },
            ],
          },
        ],
        questions: [],
      },
    ],
  },
  [flowMaker],
);

/** Its lesson; without `figures` nothing is drawn. */
export function AskedFlow({ figures = [flowFigures] }: { readonly figures?: readonly FigureKind[] }) {
  return (
    <CourseProvider
      course={askedCourse}
      storage={createMemoryStorage()}
      linkFor={defaultLinkFor}
      figures={figures}
    >
      <TaskPage level={1} task={1} />
    </CourseProvider>
  );
}
