export { CertificateView } from '../src/components/certificate-view/certificate-view.js';
export type { CertificateViewProps } from '../src/components/certificate-view/certificate-view.js';
export { CertificatePageView } from '../src/components/certificate-view/certificate-page.view.js';
export type { CertificatePageViewProps } from '../src/components/certificate-view/certificate-page.view.js';
export { CourseMap } from '../src/components/course-map/course-map.js';
export type { CourseMapProps } from '../src/components/course-map/course-map.js';
export { CourseMapView } from '../src/components/course-map/course-map.view.js';
export type { CourseMapViewProps } from '../src/components/course-map/course-map.view.js';
export { CourseProvider } from '../src/feature/course-provider/course-provider.js';
export type { CourseProviderProps } from '../src/feature/course-provider/course-provider.js';
export { LevelCard } from '../src/components/level-card/level-card.js';
export type { LevelCardProps } from '../src/components/level-card/level-card.js';
export { LevelCardView } from '../src/components/level-card/level-card.view.js';
export type { LevelCardViewProps } from '../src/components/level-card/level-card.view.js';
export { LevelPage } from '../src/components/level-page/level-page.js';
export type { LevelPageProps } from '../src/components/level-page/level-page.js';
export { LevelPageView } from '../src/components/level-page/level-page.view.js';
export type { LevelPageLinks, LevelPageViewProps } from '../src/components/level-page/level-page.view.js';
export { ProgressData } from '../src/components/progress-data/progress-data.js';
export type { ProgressDataProps } from '../src/components/progress-data/progress-data.js';
export { ProgressDataView } from '../src/components/progress-data/progress-data.view.js';
export type {
  ProgressDataActions,
  ProgressDataState,
  ProgressDataViewProps,
} from '../src/components/progress-data/progress-data.view.js';
export type { ProgressOutcome } from '../src/components/progress-data/progress-outcome.js';
export { ProgressGrid } from '../src/components/progress-grid/progress-grid.js';
export type { ProgressGridProps } from '../src/components/progress-grid/progress-grid.js';
export { ProgressGridView } from '../src/components/progress-grid/progress-grid.view.js';
export type {
  ProgressGridActions,
  ProgressGridViewProps,
} from '../src/components/progress-grid/progress-grid.view.js';
export { QuizRunner } from '../src/components/quiz-runner/quiz-runner.js';
export type { QuizRunnerProps } from '../src/components/quiz-runner/quiz-runner.js';
export { QuizRunnerView } from '../src/components/quiz-runner/quiz-runner.view.js';
export type { QuizRunnerLinks, QuizRunnerViewProps } from '../src/components/quiz-runner/quiz-runner.view.js';
export { SaveStatus } from '../src/components/save-status/save-status.js';
export type { SaveStatusProps } from '../src/components/save-status/save-status.js';
export { SaveStatusView } from '../src/components/save-status/save-status.view.js';
export type { SaveStatusViewProps } from '../src/components/save-status/save-status.view.js';
export type { RefusedChangesActions } from '../src/components/save-status/refused-changes.js';
export { TaskPage } from '../src/components/task-page/task-page.js';
export type { TaskPageProps } from '../src/components/task-page/task-page.js';
export { TaskPageView } from '../src/components/task-page/task-page.view.js';
export type { LessonPart, LessonStart } from '../src/components/task-page/lesson-head.js';
export type { StepExercises } from '../src/components/task-page/step-list.js';
export type { TaskPageLinks, TaskPageViewProps } from '../src/components/task-page/task-page.view.js';
export { preloadToaster, Toaster } from '../src/feature/toaster/toaster.js';
export type { ToasterProps } from '../src/feature/toaster/toaster.js';
export { Icon } from '../src/primitives/icon.js';
export type { IconProps } from '../src/primitives/icon.js';
export { UnlockGate } from '../src/components/unlock-gate/unlock-gate.js';
export type { UnlockGateProps } from '../src/components/unlock-gate/unlock-gate.js';
export { UnlockGateView } from '../src/components/unlock-gate/unlock-gate.view.js';
export type { UnlockGateViewProps } from '../src/components/unlock-gate/unlock-gate.view.js';
export type { CourseComponent } from '../src/feature/connected.js';
export type {
  ConnectedProps,
  CourseProps,
  CourseTextProps,
  HeadedProps,
  ViewProps,
} from '../src/feature/view-props.js';
export { createLocalStorage } from '../src/adapters/local/local-storage.js';
export type { CourseMessages, MessageOverrides } from '../src/messages/course-messages.js';
export type { Message, Messages } from '../src/texts/message-types.js';
export type { CertificatePort, CertificateRequest } from '../src/ports/certificate-port.js';
export type { CourseStorage, StoragePlace, StoragePorts, Unsubscribe } from '../src/ports/course-storage.js';
export { CourseStorageError, isCourseStorageError } from '../src/ports/course-storage-error.js';
export type { CourseStorageErrorCode } from '../src/ports/course-storage-error.js';
export type { FlowCheckPort } from '../src/ports/flow-check-port.js';
export type { AnswerMark, HandIn, HandInMarks, MarkingPort } from '../src/ports/marking-port.js';
export type { DraftSlot, DraftStore } from '../src/ports/draft-store.js';
export type { ProgressStore } from '../src/ports/progress-store.js';
export type {
  AccountDeletion,
  Credentials,
  Registration,
  SessionEvent,
  SessionPort,
} from '../src/ports/session-port.js';
export type {
  FigureKind,
  FigurePlacesProps,
  FigureQuestionProps,
  FigureProps,
  StepFigureProps,
} from '../src/state/figure-kind.js';
export { defaultLinkFor } from '../src/state/link-target.js';
export type { LinkFor, LinkTarget, Navigate } from '../src/state/link-target.js';
export type { CustomNotice, HostNotice, KitNotice, Notice, NoticeCode } from '../src/model/notice.js';
export type { LedgerStore, OpenedLedger } from '../src/ports/ledger-store.js';
export type { Session } from '../src/state/course-state.js';
export type { SaveResult } from '../src/state/save-result.js';
export { useNotNowSentence } from '../src/feature/not-now/not-now.js';
export type { NotNowSentenceProps } from '../src/feature/not-now/not-now.js';
export { useLastTest } from '../src/feature/not-now/use-last-test.js';
export type { LastTest } from '../src/feature/not-now/use-last-test.js';
export { useSaving } from '../src/state/use-saving.js';
export type { Saving } from '../src/state/use-saving.js';
export {
  useCourse,
  useCourseProgress,
  useLevel,
  useLevels,
  useNotify,
  useSession,
  useSessionPort,
  useSetTaskCompleted,
} from '../src/state/use-course.js';
export { useClearProgress, useExportProgress } from '../src/state/use-progress-data.js';
export { useNextLevel } from '../src/state/use-early-answer.js';
export type {
  CertificateMadeEvent,
  CourseEvent,
  CourseEventListener,
  ExerciseSolvedEvent,
  LessonViewedEvent,
  LevelPassedEvent,
  QuizSubmittedEvent,
  TaskCompletedEvent,
  WorkCheckedEvent,
} from '../src/state/course-event.js';
export { useQuiz } from '../src/state/use-quiz.js';
export type { Quiz, QuizOutcome, QuizPhase } from '../src/state/use-quiz.js';
export { useCertificate, useCertificates } from '../src/state/use-certificates.js';
export type { CertificateList, CertificateLookup } from '../src/state/use-certificates.js';
export { useLessonProgress } from '../src/state/use-lesson-progress.js';
export type { LessonProgress } from '../src/state/use-lesson-progress.js';
export { createSharedCourse } from '../src/state/shared-course.js';
export type { SharedCourse, SharedCourseOptions } from '../src/state/shared-course.js';
