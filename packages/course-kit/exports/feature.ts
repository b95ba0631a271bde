'use client';

// All of it, since packages add to an interface of this module.
export type * from '../src/messages/feature-texts.js';
export { connected } from '../src/feature/connected.js';
export type { CourseComponent } from '../src/feature/connected.js';
export {
  CourseText,
  LanguageMarksProvider,
  PageText,
  SentenceWith,
  useMarks,
} from '../src/feature/course-text.js';
export { CourseFigures } from '../src/feature/course-figures.js';
export { DrawnQuestion } from '../src/feature/drawn-question.js';
export { useCourseLanguage, useLanguageMarks } from '../src/feature/language-marks.js';
export type { LanguageMarks } from '../src/feature/language-marks.js';
export { useOwnStyles } from '../src/components/task-page/use-own-styles.js';
export { useStepInGuide } from '../src/components/task-page/use-step-in-guide.js';
export { useFeatureTexts } from '../src/feature/use-feature-texts.js';
export { textContext, useText } from '../src/feature/use-text.js';
export type { ConnectedProps, CourseTextProps, HeadedProps, ViewProps } from '../src/feature/view-props.js';
export { levelOf, taskOf } from '../src/feature/course-provider/level-of.js';
export { classNames } from '../src/primitives/class-name.js';
export { FileButton, FileDrop } from '../src/primitives/file-drop.js';
export { Heading } from '../src/primitives/heading.js';
export { Icon } from '../src/primitives/icon.js';
export { Link } from '../src/primitives/link.js';
export { Loaded } from '../src/primitives/loaded.js';
export { RichText } from '../src/primitives/rich-text.js';
export { saveFile } from '../src/primitives/save-file.js';
export { useLoadedOnPress } from '../src/primitives/use-loaded-on-press.js';
export { useWidth } from '../src/primitives/use-width.js';
export { watchSight } from '../src/primitives/watch-sight.js';
export { withRef } from '../src/primitives/with-ref.js';
export { useLessonWork } from '../src/state/use-lesson-work.js';
export type { LessonWork } from '../src/state/use-lesson-work.js';
export { useCourse } from '../src/state/use-course.js';
export { useRead } from '../src/state/use-read.js';
export type { Reading } from '../src/state/use-read.js';
export { keptChecks, keptExercises, storedParts, withParts } from '../src/model/task-draft.js';
export type { KeptCheck, KeptExercise, TaskDraft, WaitingFlow } from '../src/model/task-draft.js';
