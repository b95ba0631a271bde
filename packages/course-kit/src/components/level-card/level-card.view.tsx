'use client';

import { ArrowRight, Check, Lock } from 'lucide';
import type { LevelOutline } from '../../model/course.js';
import type { LevelStatus } from '../../model/level-state.js';
import { Badge } from '../../primitives/badge.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { useLevelColor } from '../../feature/use-level-color.js';
import { withRef } from '../../primitives/with-ref.js';
import { CourseText, LanguageMarksProvider } from '../../feature/course-text.js';
import { marksOf, useLanguageMarks } from '../../feature/language-marks.js';
import { TITLED_ACTION, TitledAction } from '../../feature/titled-action.js';
import { useText } from '../../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../../feature/view-props.js';
import { levelCardMessages, type LevelCardMessages } from './level-card.messages.js';

/** What a level card shows. */
export interface LevelCardViewProps extends ViewProps<LevelCardMessages>, HeadedProps, CourseTextProps {
  /** The level that the card is for. */
  readonly level: LevelOutline;
  /**
   * How far the learner is with it.
   *
   * @selector [data-state="locked" | "open" | "in-progress" | "passed"]
   */
  readonly status: LevelStatus;
  /** How many of its tasks are done. @default 0 */
  readonly completedTaskCount?: number;
  /** Where the level begins; null for a card without a link. */
  readonly href: string | null;
}

/** A level as a node of the course: what it is about and whether it can be started. */
export const LevelCardView = withRef(function LevelCardView({
  level,
  status,
  completedTaskCount = 0,
  href,
  headingRank = 3,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: LevelCardViewProps) {
  const text = useText(levelCardMessages, messages, locale);
  const marks = marksOf(useLanguageMarks(courseLanguage, locale), level.language);
  const color = useLevelColor(level.color, props.ref);
  const count = level.tasks.length;
  return (
    <LanguageMarksProvider value={marks}>
      <article
        {...props}
        {...color}
        className={classNames('ck-root ck-level-card', className)}
        data-state={status}
      >
        <header className="ck-level-card-head">
          <span className="ck-level-card-number">{text('level', { level: level.level })}</span>{' '}
          <Badge state={status}>
            {status === 'locked' && <Icon of={Lock} />}
            {status === 'passed' && <Icon of={Check} />}
            {text(STATUS_MESSAGE[status])}
          </Badge>
        </header>
        <Heading rank={headingRank} className="ck-level-card-title">
          <CourseText>{level.title}</CourseText>
        </Heading>
        <p className="ck-level-card-description">
          <CourseText>{level.description}</CourseText>
        </p>
        <p className="ck-facts">
          <span {...marks.course}>{level.duration}</span> <span {...marks.course}>{level.difficulty}</span>{' '}
          <span>
            {completedTaskCount > 0
              ? text('tasksDone', { done: completedTaskCount, count })
              : text('tasks', { count })}
          </span>
        </p>
        {level.topics.length > 0 && (
          <ul className="ck-level-card-topics" aria-label={text('topics')}>
            {level.topics.map((topic) => (
              <li
                key={topic.title}
                className="ck-level-card-topic"
                title={topic.description}
                {...marks.course}
              >
                {topic.title}
              </li>
            ))}
          </ul>
        )}
        {status === 'locked' ? (
          <div className="ck-level-card-action">
            <p className="ck-hint">{text('lockedHint')}</p>
            <button type="button" className="ck-button" disabled>
              {text('levelLocked')}
            </button>
          </div>
        ) : (
          href !== null && (
            <div className="ck-level-card-action">
              <Link
                className="ck-button"
                data-variant={status === 'passed' ? undefined : 'primary'}
                href={href}
              >
                <TitledAction
                  sentence={text('titledAction', TITLED_ACTION)}
                  action={text(ACTION_MESSAGE[status])}
                  title={level.title}
                />
                <Icon of={ArrowRight} flips />
              </Link>
            </div>
          )
        )}
      </article>
    </LanguageMarksProvider>
  );
});

const STATUS_MESSAGE = {
  locked: 'locked',
  open: 'open',
  'in-progress': 'inProgress',
  passed: 'passed',
} as const;
const ACTION_MESSAGE = { open: 'start', 'in-progress': 'resume', passed: 'review' } as const;
