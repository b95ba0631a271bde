'use client';

import { useRef, type ReactNode } from 'react';
import type { QuizLevel } from '../../model/course.js';
import { optionText } from '../../model/question-ids.js';
import { askedQuestions, unansweredQuestions } from '../../model/quiz-attempt.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Loaded } from '../../primitives/loaded.js';
import { ProgressBar } from '../../primitives/progress-bar.js';
import { useLevelColor } from '../../feature/use-level-color.js';
import { withRef } from '../../primitives/with-ref.js';
import type { Quiz } from '../../state/use-quiz.js';
import { CourseLanguageLine, marksOf, useLanguageMarks } from '../../feature/language-marks.js';
import { useText } from '../../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../../feature/view-props.js';
import type { InCourse } from './answer-details.js';
import { QuizForm } from './quiz-form.js';
import { quizFormMessages } from './quiz-form.messages.js';
import type { QuizRunnerMessages } from './quiz-runner.messages.js';
import { QuizTimer } from './quiz-timer.js';

// Loaded with the first answer, so that they are there when the answers are handed in without the network.
const loadResults = () => import('./quiz-results.js');

/** Addresses that a quiz leads to; null for what the host does not have. */
export interface QuizRunnerLinks {
  /** The level's page. */
  readonly level: string | null;
  /** The next level, the way to an account that it needs, or the dashboard after the last one. */
  readonly next: string | null;
  /** Whether `next` is where a visitor makes an account, without which the next level stays closed. @default false */
  readonly needsAccount?: boolean;
  /** Whether there is no level after this one. */
  readonly isLastLevel: boolean;
}

/** What a quiz shows. */
export interface QuizRunnerViewProps extends ViewProps<QuizRunnerMessages>, HeadedProps, CourseTextProps {
  /** The level whose questions are asked. */
  readonly level: QuizLevel;
  /**
   * The attempt and what can be done with it, from `useQuiz`.
   *
   * @selector [data-phase="answering" | "saving" | "opening" | "drawing" | "handed-in" | "finished"]
   */
  readonly quiz: Quiz;
  /** In percent. */
  readonly passMark: number;
  /** The level was passed before. @default false */
  readonly hasPassed?: boolean;
  /** Where the results lead. */
  readonly links: QuizRunnerLinks;
  /** Shown in the results of a pass, between the score and the answers; not where a retake failed. @default nothing */
  readonly afterPass?: ReactNode;
}

/** A level's test: its questions, then its results. */
export const QuizRunnerView = withRef(function QuizRunnerView({
  level,
  quiz,
  passMark,
  hasPassed = false,
  links,
  afterPass,
  headingRank = 2,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: QuizRunnerViewProps) {
  const text = useText(quizFormMessages, messages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  const inCourse: InCourse = ({ language }) => marksOf(marks, language).course;
  const color = useLevelColor(level.color, props.ref);
  const { phase, attempt, lookBack } = quiz;
  const isOpen = phase.status === 'answering' || phase.status === 'saving';
  const questions = askedQuestions(level, attempt);
  const count = questions.length;
  const done = count - unansweredQuestions(attempt).length;
  const isAsked = isOpen && count > 0;
  const isOpening = phase.status === 'opening';
  const answered = text('answered', { done, count });
  const told = phase.status === 'finished' ? phase.outcome : phase.status === 'opening' && phase.known;
  const pending = (
    <p className="ck-results-score ck-results-pending" role="status">
      {told
        ? `${text(told.isPassed ? 'passed' : 'failed')} ${text('score', { score: told.score })}`
        : isOpening && <span className="ck-hint">{text('opening')}</span>}
    </p>
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const leaveFor = (goOn: () => void) => () => {
    goOn();
    // The button that was pressed goes away; without this the focus would be lost.
    heading.current?.focus();
  };
  return (
    <section
      {...props}
      {...color}
      className={classNames('ck-root ck-quiz', className)}
      data-phase={phase.status}
    >
      <header className="ck-page-head">
        <p className="ck-eyebrow">
          <span>
            {text('position', { level: level.level })} · <span {...inCourse(level)}>{level.title}</span>
          </span>
        </p>
        <Heading rank={headingRank} ref={heading} className="ck-title" tabIndex={-1} data-page-title>
          {text('title')}
        </Heading>
        {isAsked && <p className="ck-lead">{text('introduction', { count, passMark })}</p>}
        <CourseLanguageLine
          marks={marksOf(marks, questions[0]?.language)}
          textFor={(language) => text('courseLanguage', { language })}
        />
      </header>
      {count === 0 && <p className="ck-panel ck-empty">{text('empty')}</p>}
      {isAsked && (
        <>
          <div className="ck-quiz-status">
            <ProgressBar value={done} max={count} label={answered} />
            <span className="ck-hint" aria-hidden="true">
              {answered}
            </span>
            <QuizTimer
              label={text('elapsed')}
              elapsedSeconds={quiz.elapsedSeconds}
              isRunning={phase.status === 'answering'}
            />
          </div>
          {(hasPassed || lookBack) && (
            // Below the bar, which would move when this comes.
            <div className="ck-quiz-earlier">
              {hasPassed && <p className="ck-success">{text('earlierPass')}</p>}
              {lookBack && (
                <button type="button" className="ck-button" onClick={leaveFor(lookBack)}>
                  {text('lookBack')}
                </button>
              )}
            </div>
          )}
          <QuizForm text={text} marks={marks} questions={questions} quiz={quiz} locale={locale} />
        </>
      )}
      {isOpening && pending}
      <Loaded
        load={loadResults}
        isFetchedAhead={done > 0 || isOpening}
        props={
          !isOpen && !isOpening
            ? {
                inCourse,
                sourceLine: (textFor) => CourseLanguageLine({ marks, textFor }),
                level,
                phase,
                passMark,
                links,
                afterPass,
                rank: headingRank + 1,
                onRetake: leaveFor(quiz.retake),
                onSaveAgain: () => void quiz.saveAgain(),
                optionText,
                messages,
                locale,
              }
            : null
        }
        fallback={pending}
      />
    </section>
  );
});
