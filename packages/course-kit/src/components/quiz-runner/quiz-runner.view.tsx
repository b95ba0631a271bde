import { useRef, type CSSProperties } from 'react';
import type { Level } from '../../model/course.js';
import { unansweredQuestions } from '../../model/quiz-attempt.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { ProgressBar } from '../../primitives/progress-bar.js';
import { withRef } from '../../primitives/with-ref.js';
import type { Quiz } from '../../state/use-quiz.js';
import { useText } from '../view/use-text.js';
import type { HeadedProps, ViewProps } from '../view/view-props.js';
import { QuizForm } from './quiz-form.js';
import { QuizResults } from './quiz-results.js';
import { QuizTexts } from './quiz-runner-text.js';
import { quizRunnerMessages, type QuizRunnerMessages } from './quiz-runner.messages.js';
import { QuizTimer } from './quiz-timer.js';

/** Addresses that a quiz leads to; null for what the host does not have. */
export interface QuizRunnerLinks {
  /** The level's page. */
  readonly level: string | null;
  /** The next level, or the dashboard after the last one. */
  readonly next: string | null;
  /** Whether there is no level after this one. */
  readonly isLastLevel: boolean;
}

/** What a quiz shows. */
export interface QuizRunnerViewProps extends ViewProps<QuizRunnerMessages>, HeadedProps {
  /** The level whose questions are asked. */
  readonly level: Level;
  /**
   * The attempt and what can be done with it, from `useQuiz`.
   *
   * @selector [data-phase="answering" | "saving" | "finished"]
   */
  readonly quiz: Quiz;
  /** In percent. */
  readonly passMark: number;
  /** The level was passed before. @default false */
  readonly hasPassed?: boolean;
  /** Where the results lead. */
  readonly links: QuizRunnerLinks;
}

/** A level's test: its questions, then its results. */
export const QuizRunnerView = withRef(function QuizRunnerView({
  level,
  quiz,
  passMark,
  hasPassed = false,
  links,
  headingRank = 2,
  messages,
  locale,
  className,
  style,
  ...props
}: QuizRunnerViewProps) {
  const text = useText(quizRunnerMessages, messages, locale);
  const { phase, attempt } = quiz;
  const count = level.questions.length;
  const done = count - unansweredQuestions(attempt).length;
  const heading = useRef<HTMLHeadingElement>(null);
  const retake = () => {
    quiz.retake();
    // The button that was pressed goes away; without this the focus would be lost.
    heading.current?.focus();
  };
  return (
    <QuizTexts.Provider value={text}>
      <section
        {...props}
        className={classNames('ck-root ck-quiz', className)}
        data-phase={phase.status}
        style={{ '--ck-level-color': level.color, ...style } as CSSProperties}
      >
        <header className="ck-page-head">
          <p className="ck-eyebrow">
            {text('position', { level: level.level })} · {level.title}
          </p>
          <Heading rank={headingRank} ref={heading} className="ck-title" tabIndex={-1} data-page-title>
            {text('title')}
          </Heading>
          {phase.status !== 'finished' && count > 0 && (
            <p className="ck-lead">{text('introduction', { count, passMark })}</p>
          )}
        </header>
        {count === 0 && <p className="ck-panel ck-empty">{text('empty')}</p>}
        {count > 0 && phase.status !== 'finished' && (
          <>
            {hasPassed && <p className="ck-success">{text('earlierPass')}</p>}
            <div className="ck-quiz-status">
              <ProgressBar value={done} max={count} label={text('answered', { done, count })} />
              <span className="ck-hint" aria-hidden="true">
                {text('answered', { done, count })}
              </span>
              <QuizTimer
                label={text('elapsed')}
                elapsedSeconds={quiz.elapsedSeconds}
                isRunning={phase.status === 'answering'}
              />
            </div>
            <QuizForm
              questions={level.questions}
              attempt={attempt}
              isSaving={phase.status === 'saving'}
              onAnswer={quiz.answer}
              onSubmit={() => void quiz.submit()}
            />
          </>
        )}
        {phase.status === 'finished' && (
          <QuizResults
            outcome={phase.outcome}
            passMark={passMark}
            links={links}
            rank={headingRank + 1}
            onRetake={retake}
            onSaveAgain={() => void quiz.saveAgain()}
          />
        )}
      </section>
    </QuizTexts.Provider>
  );
});
