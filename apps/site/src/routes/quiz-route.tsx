import { outline } from '../course.js';
import { QuizRunner } from '@course-kit/react';
import type { QuizLevel } from '@course-kit/react/model';
import { withBase } from '../base-path.js';
import { PassedCertificate } from '../certificates/fetched.js';
import { linkFor } from '../links.js';
import { wantedPageOf } from '../wanted-page.js';

/** A level's test. A pass leads to the page of the next level that was asked for while it was locked. */
export function quizRoute(level: QuizLevel) {
  const start = outline.levels.some((other) => other.level === level.level + 1)
    ? linkFor({ kind: 'level', level: level.level + 1 })
    : linkFor({ kind: 'dashboard' });
  const certificate = <PassedCertificate level={level.level} />;
  return function QuizRoute() {
    const next = withBase(wantedPageOf(level.level + 1) ?? start);
    return (
      <QuizRunner
        className="page page-reading"
        level={level}
        nextHref={next}
        afterPass={certificate}
        headingRank={1}
      />
    );
  };
}
