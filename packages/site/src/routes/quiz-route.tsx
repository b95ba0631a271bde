import { outline } from '../course.js';
import { QuizRunner } from '@course-kit/react';
import type { QuizLevel } from '@course-kit/react/model';
import { Fragment, useEffect, useLayoutEffect, useState } from 'react';
import { withBase } from '../base-path.js';
import { PassedCertificate } from '../certificates/fetched.js';
import { useLanguage } from '../language/language-context.js';
import { linkFor } from '../links.js';
import { wantedPageOf } from '../wanted-page.js';
import { useKnownProgress } from './use-known-progress.js';

/** A level's test. A pass leads to the page of the next level that was asked for while it was locked. */
export async function quizRoute(level: QuizLevel) {
  // Without it the questions are words alone.
  const Figures = level.questions.some(({ drawing }) => drawing)
    ? await import('./quiz-figures.js').then(
        ({ QuizFigures }) => QuizFigures,
        () => Fragment,
      )
    : Fragment;
  const start = outline.levels.some((other) => other.level === level.level + 1)
    ? linkFor({ kind: 'level', level: level.level + 1 })
    : linkFor({ kind: 'dashboard' });
  const certificate = <PassedCertificate level={level.level} />;
  return function QuizRoute() {
    useKnownProgress();
    const shown = useLanguage().shown.words?.quizLevel(level.level) ?? level;
    const [isRead, setRead] = useState(false);
    // What the browser keeps of the test is drawn together with this.
    useEffect(() => setRead(true), []);
    useLayoutEffect(() => {
      if (isRead) delete document.documentElement.dataset['draft'];
    }, [isRead]);
    // Not read while the page is hydrated, as nothing leads there before.
    const next = withBase((isRead && wantedPageOf(level.level + 1)) || start);
    return (
      <Figures>
        <QuizRunner
          className="page page-reading"
          level={shown}
          nextHref={next}
          afterPass={certificate}
          headingRank={1}
        />
      </Figures>
    );
  };
}
