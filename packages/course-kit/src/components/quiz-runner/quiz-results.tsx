import { ArrowLeft, ArrowRight, Check, X } from 'lucide';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { formatTimer } from '../../model/duration.js';
import type { QuizLevel } from '../../model/course.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { QuizOutcome, QuizPhase } from '../../state/use-quiz.js';
import { NotNowSentence } from '../../feature/not-now/not-now.js';
import { useMinutesLeft } from '../../feature/not-now/use-minutes-left.js';
import { useText } from '../../feature/use-text.js';
import { AnswerDetails, isExplained, type InCourse, type OptionText } from './answer-details.js';
import { QuizDrawing } from './quiz-drawing.js';
import { quizRunnerMessages, type QuizRunnerMessages } from './quiz-runner.messages.js';
import type { QuizRunnerLinks } from './quiz-runner.view.js';
import { QuizUnmarked } from './quiz-unmarked.js';

/** What has become of answers that were handed in, and the way to the next questions. */
export default function HandedInQuiz({
  phase,
  onRetake: retake,
  ...given
}: Omit<ComponentProps<typeof QuizResults>, 'outcome'> & {
  readonly phase: Exclude<QuizPhase, { readonly status: 'answering' | 'saving' | 'opening' }>;
}) {
  const { links, rank } = given;
  // What was pressed to come here, such as the way back from a retake, may be pressed twice.
  useEffect(ignoreSecondClick, []);
  const onRetake = () => {
    ignoreSecondClick();
    retake();
  };
  const props = { ...given, onRetake };
  switch (phase.status) {
    case 'finished':
      return <QuizResults {...props} outcome={phase.outcome} />;
    case 'drawing':
      return <QuizDrawing hasFailed={phase.hasFailed} rank={rank} onDraw={onRetake} />;
    case 'handed-in':
      return (
        <QuizUnmarked
          // The focus stays where it is when a try fails.
          key={phase.unmarked.reason.replace('marking', 'waiting')}
          unmarked={phase.unmarked}
          level={links.level}
          rank={rank}
          onRetake={onRetake}
        />
      );
  }
}

/** The second click of a double click meets what the first one has brought, and is not meant for that: nothing is selected or chosen. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, ignore, { capture: true, once: true });
}

/** How a quiz went, per question, and where to go from here. */
function QuizResults({
  inCourse,
  sourceLine,
  level,
  outcome,
  passMark,
  links,
  afterPass,
  rank,
  onRetake,
  onSaveAgain,
  optionText,
  messages,
  locale,
}: {
  readonly inCourse: InCourse;
  /** Says which language the course is written in, where that is not the page's; given as the words of options are. */
  readonly sourceLine: (textFor: (language: string) => string) => ReactNode;
  readonly level: QuizLevel;
  readonly outcome: QuizOutcome;
  readonly passMark: number;
  readonly links: QuizRunnerLinks;
  readonly afterPass?: ReactNode;
  readonly rank: number;
  readonly onRetake: () => void;
  readonly onSaveAgain: () => void;
  /** Given, as the page has it: imported here as well it would be a file of its own. */
  readonly optionText: OptionText;
  readonly messages: Partial<QuizRunnerMessages> | undefined;
  readonly locale: string | undefined;
}) {
  const text = useText(quizRunnerMessages, messages, locale);
  const { isPassed, hadPassed, saving, isKept, further, isFurtherAwaited, isRetakeBegun } = outcome;
  // What the level's pass has opened stays open after a retake that failed.
  const isLevelPassed = isPassed || hadPassed;
  const wait = useMinutesLeft(further?.count === 0 ? further.waitMilliseconds : undefined);
  const more = further?.count ?? (isFurtherAwaited ? 1 : 0);
  const furtherId = useId();
  const hasDetails = outcome.answers.length > 0;
  const isExplainedInSource = outcome.answers.some(
    (marked) => isExplained(marked, isPassed) && !inCourse(marked.question) && !marked.question.explanation,
  );
  const hrefOf = (task: number) => outcome.taskHref?.(task) ?? null;
  const stepsToRead = outcome.answers.map(({ isCorrect, question: { taughtIn } }) => {
    const task = level.tasks[(taughtIn?.task ?? 0) - 1];
    if (isCorrect || !taughtIn || !task) return null;
    return { task, step: taughtIn.step, taskHref: hrefOf(taughtIn.task) };
  });
  // Where no question says which step teaches it.
  const lessons = level.tasks.flatMap((task, index) => {
    const href = stepsToRead.some(Boolean) ? null : hrefOf(index + 1);
    return href === null ? [] : [{ task, href }];
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A page that opens with a result leaves the focus where it is.
    if (isKept) return;
    // At once: what is below would pass by on the way.
    heading.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isKept]);
  return (
    <div className="ck-results" data-passed={isPassed || undefined}>
      <div className="ck-results-summary">
        <Heading rank={rank} ref={heading} tabIndex={-1} className="ck-results-title">
          <Icon of={isPassed ? Check : X} />
          {text(isPassed ? 'passed' : 'failed')}
        </Heading>
        <p className="ck-results-score">{text('score', { score: outcome.score })}</p>
        <p>
          {hasDetails
            ? text('summary', { correct: outcome.correctCount, count: outcome.answers.length })
            : text('noDetails')}
        </p>
        <p className="ck-facts">
          <span>
            {text('elapsed')} <span className="ck-quiz-time">{formatTimer(outcome.timeSeconds)}</span>
          </span>{' '}
          {!isPassed && <span>{text('needed', { passMark })}</span>}
        </p>
        {!isPassed && hadPassed && <p className="ck-success">{text('passStands')}</p>}
        {(more > 0 || wait > 0) && (
          // Until it is known, these words keep its place.
          <p id={furtherId} className="ck-hint" style={further ? undefined : { visibility: 'hidden' }}>
            {wait > 0 ? <NotNowSentence of="limited" minutes={wait} /> : text('further', { count: more })}
          </p>
        )}
        {saving !== 'saved' && (
          <p className="ck-note" data-kind="warning" role={saving === 'refused' ? 'alert' : undefined}>
            <span>{text(noteOn(outcome))}</span>
            {saving !== 'signed-out' && (
              <button type="button" className="ck-button" onClick={onSaveAgain}>
                {text('saveAgain')}
              </button>
            )}
          </p>
        )}
        <div className="ck-results-actions">
          {isLevelPassed && links.next !== null && (
            <Link className="ck-button" data-variant="primary" href={links.next}>
              {links.needsAccount
                ? text('nextAccount', { level: level.level + 1 })
                : text(links.isLastLevel ? 'finish' : 'next')}
              <Icon of={ArrowRight} flips />
            </Link>
          )}
          <button
            type="button"
            className="ck-button"
            data-variant={isLevelPassed ? undefined : 'primary'}
            disabled={wait > 0}
            aria-describedby={wait > 0 ? furtherId : undefined}
            onClick={onRetake}
          >
            {text(isRetakeBegun ? 'resume' : 'retake')}
          </button>
          {links.level !== null && (
            <Link className="ck-button" href={links.level}>
              <Icon of={ArrowLeft} flips />
              {text('back')}
            </Link>
          )}
        </div>
      </div>
      {isPassed && afterPass}
      {hasDetails && (
        <section className="ck-results-details">
          <Heading rank={rank + 1} className="ck-subtitle">
            {text('details')}
          </Heading>
          {!isLevelPassed && <p className="ck-hint">{text('hiddenAnswers')}</p>}
          {isExplainedInSource && sourceLine((language) => text('explanationLanguage', { language }))}
          {!isPassed && lessons.length > 0 && (
            <div className="ck-panel">
              <p className="ck-strong">{text('readAgain')}</p>
              <ul className="ck-plain-list">
                {lessons.map(({ task, href }) => (
                  <li key={task.title}>
                    <Link className="ck-link" href={href}>
                      <span {...inCourse(task)}>{task.title}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ol className="ck-answers">
            {outcome.answers.map((marked, index) => (
              <AnswerDetails
                key={marked.question.id}
                text={text}
                optionText={optionText}
                marked={marked}
                inCourse={inCourse}
                isRevealed={isPassed}
                stepToRead={stepsToRead[index] ?? null}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Where a result is that the account does not have yet. */
function noteOn({ saving, isLasting = true }: QuizOutcome) {
  if (saving === 'signed-out') return 'signedOut';
  return saving === 'refused' || !isLasting ? 'unsaved' : 'kept';
}
