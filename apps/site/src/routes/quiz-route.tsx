import { QuizRunner } from 'course-kit';
import type { Level } from 'course-kit/model';
import { useLoaderData } from 'react-router';
import { Guarded } from './guarded.js';

/** A level's test. */
export function quizRoute(level: number) {
  return function QuizRoute() {
    return (
      <Guarded level={level}>
        <QuizRunner className="page page-reading" level={useLoaderData<Level>()} headingRank={1} />
      </Guarded>
    );
  };
}
