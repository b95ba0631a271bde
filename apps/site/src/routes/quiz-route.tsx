import { QuizRunner } from 'course-kit';
import type { Level } from 'course-kit/model';

/** A level's test. */
export function quizRoute(level: Level) {
  return function QuizRoute() {
    return <QuizRunner className="page page-reading" level={level} headingRank={1} />;
  };
}
