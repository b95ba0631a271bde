'use client';

import { ArrowRight, Check } from 'lucide';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { useLevelColor } from '../../feature/use-level-color.js';
import { withRef } from '../../primitives/with-ref.js';
import { CourseText, LanguageMarksProvider } from '../../feature/course-text.js';
import { CourseLanguageLine, marksOf, useLanguageMarks } from '../../feature/language-marks.js';
import type { LastTest } from '../../feature/not-now/use-last-test.js';
import { useText } from '../../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../../feature/view-props.js';
import { KnowledgeTestCard } from './knowledge-test-card.js';
import { LevelLinks } from './level-links.js';
import { LevelPageTexts } from './level-page-text.js';
import { levelPageMessages, type LevelPageMessages } from './level-page.messages.js';
import { NextTaskLink } from './next-task-link.js';
import { TaskList } from './task-list.js';
import { TestAtOnce } from './test-at-once.js';

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
  /** Where a visitor creates the account that the next level needs; absent if none is needed. */
  readonly account?: string | null | undefined;
}

/** What a level page shows. */
export interface LevelPageViewProps extends ViewProps<LevelPageMessages>, HeadedProps, CourseTextProps {
  /** The level to show. */
  readonly level: LevelOutline;
  /**
   * How far the learner is with it.
   *
   * @selector [data-state="locked" | "open" | "in-progress" | "passed"]
   */
  readonly state: LevelState;
  /** What the browser knows of the last attempt at its test. @default the test opens with its questions */
  readonly lastTest?: LastTest | undefined;
  /** The check of its project has passed, as far as the browser knows. @default false */
  readonly isProjectChecked?: boolean;
  /** In percent. */
  readonly passMark: number;
  /** Where the page leads. */
  readonly links: LevelPageLinks;
}

/** A level's overview: what it is about, its tasks and its test. */
export const LevelPageView = withRef(function LevelPageView({
  level,
  state,
  lastTest = { score: null, minutesLeft: 0 },
  isProjectChecked = false,
  passMark,
  links,
  headingRank = 1,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: LevelPageViewProps) {
  const text = useText(levelPageMessages, messages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  const color = useLevelColor(level.color, props.ref);
  const lists = [
    { key: 'objectives', items: level.objectives },
    { key: 'prerequisites', items: level.prerequisites },
  ] as const;
  return (
    <LanguageMarksProvider value={marks}>
      <LevelPageTexts.Provider value={text}>
        <section
          {...props}
          {...color}
          className={classNames('ck-root ck-level-page', className)}
          data-state={state.status}
        >
          <header className="ck-page-head">
            <p className="ck-eyebrow">{text('level', { level: level.level })}</p>
            <Heading rank={headingRank} className="ck-title" tabIndex={-1} data-page-title>
              <CourseText of={level}>{level.title}</CourseText>
            </Heading>
            <p className="ck-lead">
              <CourseText of={level}>{level.description}</CourseText>
            </p>
            <CourseLanguageLine
              marks={marksOf(marks, level.language)}
              textFor={(language) => text('courseLanguage', { language })}
            />
            <dl className="ck-meta ck-level-meta">
              <div className="ck-meta-item">
                <dt className="ck-meta-term">{text('duration')}</dt>
                <dd className="ck-meta-value">
                  <CourseText of={level}>{level.duration}</CourseText>
                </dd>
              </div>
              <div className="ck-meta-item">
                <dt className="ck-meta-term">{text('difficulty')}</dt>
                <dd className="ck-meta-value">
                  <CourseText of={level}>{level.difficulty}</CourseText>
                </dd>
              </div>
            </dl>
            <NextTaskLink level={level} state={state} hrefOf={links.task} />
            <TestAtOnce level={level} state={state} href={links.quiz} />
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
                        <span>
                          <CourseText of={level}>{item}</CourseText>
                        </span>
                      </li>
                    ))}
                  </ul>
                </section>
              ),
            )}
          </div>
          <TaskList
            level={level}
            state={state}
            isProjectChecked={isProjectChecked}
            hrefOf={links.task}
            rank={headingRank + 1}
          />
          <KnowledgeTestCard
            level={level}
            state={state}
            lastTest={lastTest}
            passMark={passMark}
            href={links.quiz}
            rank={headingRank + 1}
          />
          <LevelLinks links={links} level={level.level} isPassed={state.isPassed} />
        </section>
      </LevelPageTexts.Provider>
    </LanguageMarksProvider>
  );
});
