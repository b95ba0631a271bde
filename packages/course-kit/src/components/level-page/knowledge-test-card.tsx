import { ArrowRight, Check } from 'lucide';
import { useContext, useId } from 'react';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { NotNowSentence } from '../../feature/not-now/not-now.js';
import type { LastTest } from '../../feature/not-now/use-last-test.js';
import { LevelPageTexts } from './level-page-text.js';

/** Describes the level's test and links to it. */
export function KnowledgeTestCard({
  level,
  state,
  lastTest: { score: last, minutesLeft },
  passMark,
  href,
  rank,
}: {
  readonly level: LevelOutline;
  readonly state: LevelState;
  readonly lastTest: LastTest;
  readonly passMark: number;
  readonly href: string | null;
  readonly rank: number;
}) {
  const text = useContext(LevelPageTexts);
  const { isPassed, score, completedTasks, taskCount } = state;
  const resultId = useId();
  const hasHint = last !== null && (!isPassed || minutesLeft > 0);
  // Until all tasks are done, the page's main link is the next task.
  const isNext = !isPassed && completedTasks.length >= taskCount;
  return (
    <section className="ck-panel ck-knowledge-test" data-passed={isPassed || undefined}>
      <Heading rank={rank} className="ck-subtitle">
        {text('knowledgeTest')}
      </Heading>
      <ul className="ck-plain-list">
        <li>{text('questions', { count: level.questionCount })}</li>
        <li>{text('passMark', { passMark })}</li>
        <li>{text('retakes')}</li>
      </ul>
      {isPassed && (
        <p className="ck-success">
          <Icon of={Check} />
          {text('passed')} {score !== null && text('score', { score })}
        </p>
      )}
      {hasHint && (
        <p id={resultId} className="ck-hint">
          {!isPassed && text('lastResult', { score: last })}{' '}
          {minutesLeft > 0 && <NotNowSentence of="limited" minutes={minutesLeft} />}
        </p>
      )}
      {href !== null && (
        <Link
          className="ck-button"
          data-variant={isNext ? 'primary' : undefined}
          href={href}
          aria-describedby={hasHint ? resultId : undefined}
        >
          {text(isPassed ? 'retake' : 'start')}
          <Icon of={ArrowRight} flips />
        </Link>
      )}
    </section>
  );
}
