'use client';

import { useCheckedProject } from '../../state/use-checked-project.js';
import { useCourse, useLevel, useSession } from '../../state/use-course.js';
import { levelOutlineOf } from '../../feature/course-provider/level-of.js';
import { connected } from '../../feature/connected.js';
import { useLastTest } from '../../feature/not-now/use-last-test.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../../feature/view-props.js';
import { LevelPageView } from './level-page.view.js';

/** Which level to show, and how. */
export interface LevelPageProps extends ConnectedProps, HeadedProps {
  /** The level's number, from 1. */
  readonly level: number;
}

/** A level's overview with its tasks and its test. */
export const LevelPage = connected('LevelPage', function LevelPage({ level, ...props }: LevelPageProps) {
  const { course, linkFor } = useCourse();
  const { state } = useLevel(level);
  const outline = levelOutlineOf(course, level);
  const next = level < course.levels.length ? linkFor({ kind: 'level', level: level + 1 }) : null;
  const isSignedOut = useSession().status === 'signed-out';
  return (
    <LevelPageView
      {...props}
      {...useFeatureTexts('levelPage')}
      courseLanguage={course.language}
      level={outline}
      state={state}
      lastTest={useLastTest(level)}
      isProjectChecked={useCheckedProject(outline)}
      passMark={course.passMark}
      links={{
        task: (task) => linkFor({ kind: 'task', level, task }),
        quiz: linkFor({ kind: 'quiz', level }),
        home: linkFor({ kind: 'home' }),
        next,
        account: isSignedOut && next !== null ? linkFor({ kind: 'sign-up', returnTo: next }) : null,
      }}
    />
  );
});
