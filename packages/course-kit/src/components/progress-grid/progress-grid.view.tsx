import type { HTMLAttributes, Ref } from 'react';
import { formatMessage } from '../../messages/message.js';
import type { CourseOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { ProgressCard } from './progress-card.js';
import { progressGridMessages, type ProgressGridMessages } from './progress-grid.messages.js';
import { ExtraCourseCard } from './extra-course-card.js';

/** What a learner can do with a passed level. */
export interface ProgressGridActions {
  /** Makes the PDF of a level's certificate. */
  readonly onDownload: (level: number) => void;
  /** Called when a download becomes likely. */
  readonly onDownloadIntent?: (() => void) | undefined;
  /** Absent where certificates have no public address. */
  readonly onCopyUrl?: ((level: number) => void) | undefined;
}

/** What the progress page's cards show. */
export interface ProgressGridViewProps extends HTMLAttributes<HTMLElement> {
  /** The course, for titles and colours of its levels. */
  readonly course: CourseOutline;
  /** The state of every level. */
  readonly levels: readonly LevelState[];
  /**
   * Progress is still being read: placeholders show. @default false
   *
   * @selector [aria-busy]
   */
  readonly isLoading?: boolean;
  /** Where a level is; null for no link. */
  readonly hrefOf: (level: number) => string | null;
  /** What the buttons do. */
  readonly actions: ProgressGridActions;
  /** The level whose certificate is being made. */
  readonly busyLevel?: number | null;
  /** Rank of the cards' headings. @default 2 */
  readonly headingRank?: number;
  /** The texts. @default the specification's wording */
  readonly messages?: ProgressGridMessages;
  /** A BCP 47 tag for numbers and plurals. @default 'en-US' */
  readonly locale?: string;
  /** The root element. In React 18, where a ref is no property, there is none. */
  readonly ref?: Ref<HTMLElement>;
}

/** A card per level with its state and certificate, then the courses that are still to come. */
export function ProgressGridView({
  course,
  levels,
  isLoading = false,
  hrefOf,
  actions,
  busyLevel = null,
  headingRank = 2,
  messages = progressGridMessages,
  locale = 'en-US',
  className,
  ...props
}: ProgressGridViewProps) {
  const text = (key: keyof ProgressGridMessages, values = {}) => formatMessage(messages[key], values, locale);
  return (
    <section
      {...props}
      className={classNames('ck-root ck-progress-grid', className)}
      aria-busy={isLoading || undefined}
    >
      {isLoading && (
        <p role="status" className="ck-visually-hidden">
          {text('loading')}
        </p>
      )}
      <ul className="ck-card-grid">
        {course.levels.map((level, index) => {
          const state = levels[index];
          return (
            <li key={level.level} className="ck-card-grid-item">
              {isLoading || !state ? (
                <div className="ck-progress-card ck-skeleton" />
              ) : (
                <ProgressCard
                  level={level}
                  state={state}
                  href={hrefOf(level.level)}
                  actions={actions}
                  isBusy={busyLevel === level.level}
                  rank={headingRank}
                  text={text}
                />
              )}
            </li>
          );
        })}
      </ul>
      {course.extraCourses.length > 0 && (
        <>
          <Heading rank={headingRank} className="ck-subtitle">
            {text('extraCourses')}
          </Heading>
          <ul className="ck-card-grid">
            {course.extraCourses.map((extra) => (
              <li key={extra.level} className="ck-card-grid-item">
                <ExtraCourseCard
                  course={extra}
                  hasCertificateUrl={actions.onCopyUrl !== undefined}
                  rank={headingRank + 1}
                  text={text}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
