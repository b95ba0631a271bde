import { useCourse, useLevel } from '../../state/use-course.js';
import { levelOutlineOf } from '../course-provider/level-of.js';
import { connected } from '../view/connected.js';
import { useFeatureTexts } from '../view/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../view/view-props.js';
import { LevelPageView } from './level-page.view.js';

/** Which level to show, and how. */
export interface LevelPageProps extends ConnectedProps, HeadedProps {
  /** The level's number, from 1. */
  readonly level: number;
}

/** A level's overview with its tasks and its test (specification, section 2, level page). */
export const LevelPage = connected('LevelPage', function LevelPage({ level, ...props }: LevelPageProps) {
  const { course, linkFor } = useCourse();
  const { state } = useLevel(level);
  const hasNext = level < course.levels.length;
  return (
    <LevelPageView
      {...props}
      {...useFeatureTexts('levelPage')}
      level={levelOutlineOf(course, level)}
      state={state}
      passMark={course.passMark}
      links={{
        task: (task) => linkFor({ kind: 'task', level, task }),
        quiz: linkFor({ kind: 'quiz', level }),
        home: linkFor({ kind: 'home' }),
        next: hasNext ? linkFor({ kind: 'level', level: level + 1 }) : null,
      }}
    />
  );
});
