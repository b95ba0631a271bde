'use client';

import { useCourse, useLevel } from '../../state/use-course.js';
import { levelOutlineOf } from '../../feature/course-provider/level-of.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../../feature/view-props.js';
import { LevelCardView } from './level-card.view.js';

/** Which level to show, and how. */
export interface LevelCardProps extends ConnectedProps, HeadedProps {
  /** The level's number, from 1. */
  readonly level: number;
  /** Where the card leads; null for no link. @default the host's link to the level */
  readonly href?: string | null;
}

/** A card that shows a level and how far its learner is. */
export const LevelCard = connected(
  'LevelCard',
  function LevelCard({ level, href, ...props }: LevelCardProps) {
    const { course, linkFor } = useCourse();
    const { state } = useLevel(level);
    return (
      <LevelCardView
        {...props}
        {...useFeatureTexts('levelCard')}
        courseLanguage={course.language}
        level={levelOutlineOf(course, level)}
        status={state.status}
        completedTaskCount={state.completedTasks.length}
        href={href === undefined ? linkFor({ kind: 'level', level }) : href}
      />
    );
  },
);
