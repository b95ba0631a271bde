import { outline } from '@course-kit/content/outline';
import { QuizRunner } from 'course-kit';
import type { Level } from 'course-kit/model';
import type { FormEvent } from 'react';
import { linkFor } from '../links.js';
import { preloadPage } from '../preload-page.js';

/** A level's test. With its last answer the page that a pass leads to is fetched. */
export function quizRoute(level: Level) {
  const next = outline.levels.some((other) => other.level === level.level + 1)
    ? linkFor({ kind: 'level', level: level.level + 1 })
    : linkFor({ kind: 'dashboard' });
  const preloadNext = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const questions = [...currentTarget.querySelectorAll('fieldset')];
    if (questions.every((question) => question.querySelector(':checked'))) preloadPage(next);
  };
  return function QuizRoute() {
    return <QuizRunner className="page page-reading" level={level} headingRank={1} onChange={preloadNext} />;
  };
}
