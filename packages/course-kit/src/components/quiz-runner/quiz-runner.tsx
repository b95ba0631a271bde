'use client';

import type { ReactNode } from 'react';
import type { QuizLevel } from '../../model/course.js';
import { useCourseContext } from '../../state/course-context.js';
import { useLevels, useSession } from '../../state/use-course.js';
import { useQuiz } from '../../state/use-quiz.js';
import { levelOf } from '../../feature/course-provider/level-of.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../../feature/view-props.js';
import { QuizRunnerView } from './quiz-runner.view.js';

/** Which level's quiz to take, and how it is shown. */
export interface QuizRunnerProps extends ConnectedProps, HeadedProps {
  /** The level's number, or where the course is only an outline, the level itself; its lessons are not needed. */
  readonly level: number | QuizLevel;
  /**
   * Where the results lead once the level is passed, within what the pass opens.
   *
   * @default the next level, or the dashboard after the last one
   */
  readonly nextHref?: string | undefined;
  /** Shown in the results of a pass, such as the certificate to make; not where a retake failed. @default nothing */
  readonly afterPass?: ReactNode;
}

/** A level's test, from the first question to the results. */
export const QuizRunner = connected(
  'QuizRunner',
  function QuizRunner({ level: given, nextHref, ...props }: QuizRunnerProps) {
    const { store, linkFor } = useCourseContext();
    const { course } = store.services;
    const level = levelOf(course, given);
    const isLastLevel = level.level >= course.levels.length;
    const next =
      nextHref ?? linkFor(isLastLevel ? { kind: 'dashboard' } : { kind: 'level', level: level.level + 1 });
    // What a visitor has passed opens the next level once it is on an account.
    const account =
      useSession().status === 'signed-out' && !isLastLevel && next !== null
        ? linkFor({ kind: 'sign-up', returnTo: next })
        : null;
    return (
      <QuizRunnerView
        {...props}
        {...useFeatureTexts('quizRunner')}
        courseLanguage={course.language}
        level={level}
        quiz={useQuiz(level)}
        passMark={course.passMark}
        hasPassed={useLevels().levels.some((other) => other.level === level.level && other.isPassed)}
        links={{
          level: linkFor({ kind: 'level', level: level.level }),
          next: account ?? next,
          needsAccount: account !== null,
          isLastLevel,
        }}
      />
    );
  },
);
