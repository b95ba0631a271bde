'use client';

import type { CourseOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { withRef } from '../../primitives/with-ref.js';
import { LanguageMarksProvider } from '../../feature/course-text.js';
import { useLanguageMarks } from '../../feature/language-marks.js';
import { useText } from '../../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../../feature/view-props.js';
import { ProgressCard } from './progress-card.js';
import { ProgressGridTexts } from './progress-grid-text.js';
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
export interface ProgressGridViewProps extends ViewProps<ProgressGridMessages>, HeadedProps, CourseTextProps {
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
}

/** A card per level with its state and certificate, then the courses that are still to come. */
export const ProgressGridView = withRef(function ProgressGridView({
  course,
  levels,
  isLoading = false,
  hrefOf,
  actions,
  busyLevel = null,
  headingRank = 2,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: ProgressGridViewProps) {
  const text = useText(progressGridMessages, messages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  return (
    <LanguageMarksProvider value={marks}>
      <ProgressGridTexts.Provider value={text}>
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
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      </ProgressGridTexts.Provider>
    </LanguageMarksProvider>
  );
});
