import { ArrowRight, Check } from 'lucide';
import type { CSSProperties } from 'react';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { withRef } from '../../primitives/with-ref.js';
import { useText } from '../view/use-text.js';
import type { HeadedProps, ViewProps } from '../view/view-props.js';
import { KnowledgeTestCard } from './knowledge-test-card.js';
import { LevelLinks } from './level-links.js';
import { LevelPageTexts } from './level-page-text.js';
import { levelPageMessages, type LevelPageMessages } from './level-page.messages.js';
import { TaskList } from './task-list.js';

/** Addresses that a level page leads to; null for what the host does not have. */
export interface LevelPageLinks {
  /** A lesson, by its number from 1. */
  readonly task: (task: number) => string | null;
  /** The level's test. */
  readonly quiz: string | null;
  /** The overview of all levels. */
  readonly home: string | null;
  /** Absent on the last level. */
  readonly next?: string | null | undefined;
}

/** What a level page shows. */
export interface LevelPageViewProps extends ViewProps<LevelPageMessages>, HeadedProps {
  /** The level to show. */
  readonly level: LevelOutline;
  /**
   * How far the learner is with it.
   *
   * @selector [data-state="locked" | "open" | "in-progress" | "passed"]
   */
  readonly state: LevelState;
  /** In percent. */
  readonly passMark: number;
  /** Where the page leads. */
  readonly links: LevelPageLinks;
}

/** A level's overview: what it is about, its tasks and its test. */
export const LevelPageView = withRef(function LevelPageView({
  level,
  state,
  passMark,
  links,
  headingRank = 1,
  messages,
  locale,
  className,
  style,
  ...props
}: LevelPageViewProps) {
  const text = useText(levelPageMessages, messages, locale);
  const lists = [
    { key: 'objectives', items: level.objectives },
    { key: 'prerequisites', items: level.prerequisites },
  ] as const;
  return (
    <LevelPageTexts.Provider value={text}>
      <section
        {...props}
        className={classNames('ck-root ck-level-page', className)}
        data-state={state.status}
        style={{ '--ck-level-color': level.color, ...style } as CSSProperties}
      >
        <header className="ck-page-head">
          <p className="ck-eyebrow">{text('level', { level: level.level })}</p>
          <Heading rank={headingRank} className="ck-title" tabIndex={-1} data-page-title>
            {level.title}
          </Heading>
          <p className="ck-lead">{level.description}</p>
          <dl className="ck-meta">
            <div className="ck-meta-item">
              <dt className="ck-meta-term">{text('duration')}</dt>
              <dd className="ck-meta-value">{level.duration}</dd>
            </div>
            <div className="ck-meta-item">
              <dt className="ck-meta-term">{text('difficulty')}</dt>
              <dd className="ck-meta-value">{level.difficulty}</dd>
            </div>
          </dl>
        </header>
        <div className="ck-level-page-lists">
          {lists.map(({ key, items }) =>
            items.length === 0 ? null : (
              <section key={key} className="ck-panel">
                <Heading rank={headingRank + 1} className="ck-subtitle">
                  {text(key)}
                </Heading>
                <ul className="ck-check-list">
                  {items.map((item) => (
                    <li key={item} className="ck-check-list-item">
                      <Icon of={key === 'objectives' ? Check : ArrowRight} flips={key !== 'objectives'} />
                      {item}
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )}
        </div>
        <TaskList level={level} state={state} hrefOf={links.task} rank={headingRank + 1} />
        <KnowledgeTestCard
          level={level}
          state={state}
          passMark={passMark}
          href={links.quiz}
          rank={headingRank + 1}
        />
        <LevelLinks links={links} name={text('level', { level: level.level })} isPassed={state.isPassed} />
      </section>
    </LevelPageTexts.Provider>
  );
});
