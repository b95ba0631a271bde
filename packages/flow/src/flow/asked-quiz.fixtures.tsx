import { CourseProvider, defaultLinkFor, QuizRunner, type FigureKind } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { defineCourse } from '@course-kit/react/model';
import { flowMaker } from '@course-kit/flow/model';
import { flowFigures } from '../flow-player/flow-figures.js';
import { loopFlow } from './flow.fixtures.js';

/** A course whose test asks for a connection which its lesson's flow has, among others that it has not, and what comes out of a component. */
const quizCourse = defineCourse(
  {
    title: 'Tests of bread',
    levels: [
      {
        title: 'Dough',
        tasks: [
          {
            title: 'Bake every order',
            duration: '1 hour',
            figure: loopFlow,
            steps: [{ title: 'Fill the shelf', instruction: ['Wait until all orders are done.'] }],
          },
        ],
        questions: [
          {
            question: 'Which edge fills the shelf?',
            options: ['From the oven to the shelf', 'From Done to the shelf', 'From Item to Dough'],
            correctAnswer: 1,
            explanation: 'Done hands on all loaves at once.',
            drawing: {
              task: 1,
              places: ['oven.Loaf -> shelf.Loaves', 'loop.Done -> shelf.Loaves', 'loop.Item ->'],
            },
          },
          {
            question: 'What comes out of Dough?',
            options: ['A loaf', 'A lump'],
            correctAnswer: 1,
            explanation: 'It has not been baked yet.',
            drawing: { task: 1, about: 'dough.Dough ->' },
          },
        ],
      },
    ],
  },
  [flowMaker],
);

/** Its test; without `figures` nothing is drawn. `random` decides on the order of the options. */
export function AskedQuiz({
  figures = [flowFigures],
  random = () => 0.999,
}: {
  readonly figures?: readonly FigureKind[];
  readonly random?: () => number;
}) {
  return (
    <CourseProvider
      course={quizCourse}
      storage={createMemoryStorage()}
      linkFor={defaultLinkFor}
      figures={figures}
      random={random}
    >
      <QuizRunner level={1} />
    </CourseProvider>
  );
}
