export {
  certificateId,
  certifiedLevel,
  completionDate,
  DEFAULT_ISSUER,
  nextCertificateId,
  parseCertificateId,
  printedCertificateId,
} from '../src/model/certificate.js';
export type { Certificate, Revocation } from '../src/model/certificate.js';
export { localCompletionDate } from '../src/model/completion-date.js';
export { CourseContentError } from '../src/model/content-checker.js';
export type { ContentIssue } from '../src/model/content-checker.js';
export { continueTarget, firstUnpassedLevel } from '../src/model/continue-target.js';
export type { ContinueTarget } from '../src/model/continue-target.js';
export { courseProgress } from '../src/model/course-progress.js';
export type { CourseProgress } from '../src/model/course-progress.js';
export type {
  AskedQuestion,
  Course,
  CourseLink,
  CourseOutline,
  ExtraCourse,
  Level,
  LevelOutline,
  LevelProject,
  CarriedOut,
  MinuteRange,
  Question,
  QuizLevel,
  TaskLevel,
  Step,
  StepQuestion,
  Task,
  TaskOutline,
  Topic,
  VideoChapter,
} from '../src/model/course.js';
export type { Figure, FigureMaker, QuestionDrawing } from '../src/model/figure.js';
export { defineCourse, defineLevel, outlineOf } from '../src/model/define-course.js';
export { DEFAULT_PASS_MARK } from '../src/model/authored-course.js';
export type {
  AuthoredCourse,
  AuthoredLevel,
  AuthoredQuestion,
  AuthoredStep,
  AuthoredStepQuestion,
  AuthoredTask,
} from '../src/model/authored-course.js';
export type {
  Block,
  Code,
  CodeKind,
  ColumnAlignment,
  ColoredCode,
  Inline,
  InlineCode,
  InlineLink,
  InlineMark,
  LessonText,
  ListBlock,
  NoteBlock,
  NoteRole,
  PictureBlock,
  Snippet,
  SnippetBlock,
  TableBlock,
} from '../src/model/lesson-content.js';
export { plainCode } from '../src/model/lesson-content.js';
export { formatTimer } from '../src/model/duration.js';
export { displayName } from '../src/model/learner.js';
export type { Learner } from '../src/model/learner.js';
export { notNow } from '../src/model/not-now.js';
export type { NotNow, NotNowFacts } from '../src/model/not-now.js';
export { saveStatus } from '../src/model/save-status.js';
export { shownRecords } from '../src/model/ledger.js';
export { reduceLedger } from '../src/model/ledger-reducer.js';
export type {
  Delivery,
  Ledger,
  PendingChange,
  RefusalReason,
  RefusedChange,
  LedgerStatus,
  StoredLedger,
} from '../src/model/ledger.js';
export type { SaveStatus } from '../src/model/save-status.js';
export type { LedgerEvent } from '../src/model/ledger-reducer.js';
export { emptyRecord, recordOf, withRecord } from '../src/model/level-record.js';
export type { CompletedQuiz, LevelRecord, QuizResult } from '../src/model/level-record.js';
export { courseState, isLevelPassed, levelAccess, levelState } from '../src/model/level-state.js';
export type { LevelAccess, LevelState, LevelStatus, LockedAccess } from '../src/model/level-state.js';
export { applyChange, applyChanges } from '../src/model/progress-change.js';
export type {
  DatedChange,
  HandedInAnswers,
  ProgressChange,
  QuizChange,
  TaskChange,
} from '../src/model/progress-change.js';
export type { CheckedFlowRecord, PassedFlow, PassedFlowChange } from '../src/model/passed-flow.js';
export { exportProgress, progressExportFileName } from '../src/model/progress-export.js';
export type { AttemptRecord } from '../src/model/attempt-record.js';
export type {
  ExportedAccount,
  ExportedLevel,
  ExportedTask,
  MissingPart,
  ProgressExport,
} from '../src/model/progress-export.js';
export { quizFingerprint } from '../src/model/quiz-fingerprint.js';
export {
  answerQuestion,
  askedQuestions,
  isComplete,
  parseAttempt,
  unansweredQuestions,
} from '../src/model/quiz-attempt.js';
export { firstDraw } from '../src/model/first-draw.js';
export { isFirstDrawn, isPool, startAttempt, startRetake } from '../src/model/quiz-draw.js';
export type { Random } from '../src/model/quiz-draw.js';
export type { QuizAttempt, QuizPool } from '../src/model/quiz-attempt.js';
export { minutesLeft } from '../src/model/lesson-draft.js';
export type { LessonDraft } from '../src/model/lesson-draft.js';
export { stepAnchor, stepHref } from '../src/model/step-anchor.js';
export { isSafeHref } from '../src/model/safe-href.js';
export { nearestName } from '../src/model/nearest-name.js';
export { markQuiz } from '../src/model/mark-quiz.js';
export { hasOneOption } from '../src/model/question.js';
export type { QuestionParts, TaughtIn } from '../src/model/question.js';
export { kindOf } from '../src/model/question-kinds/kind-of.js';
export { questionKinds } from '../src/model/question-kinds/other-kinds.js';
export type { KindMark, QuestionKind, QuestionKinds } from '../src/model/question-kinds/question-kind.js';
export type { AskedFillIn, FillInQuestion } from '../src/model/question-kinds/fill-in.js';
export type { AskedInOrder, InOrderQuestion } from '../src/model/question-kinds/in-order.js';
export type { AskedOneOption, OneOptionQuestion } from '../src/model/question-kinds/one-option.js';
export type { AskedPairs, PairsQuestion } from '../src/model/question-kinds/pairs.js';
export type {
  AskedSeveralOptions,
  SeveralOptionsQuestion,
} from '../src/model/question-kinds/several-options.js';
export { isQuestionId, optionIdAt, optionIdsOf, optionText } from '../src/model/question-ids.js';
export { isPassingScore, scorePercent, UNANSWERED } from '../src/model/scoring.js';
export type { QuizAnswer } from '../src/model/scoring.js';
export type { MarkedAnswer, QuizMarks } from '../src/model/mark-quiz.js';
export { normaliseCompletedTasks, taskId, taskKey, taskNumber } from '../src/model/task-key.js';
export { courseKey } from '../src/model/course-key.js';
export { isSitePath } from '../src/model/site-path.js';
export { courseFlow } from '../src/model/course-flow.js';
export type { CourseFlow, CourseFlowEdge, CourseFlowNode } from '../src/model/course-flow.js';
export { translateOutline, translateTasks } from '../src/model/translation.js';
export { explanationsOf, translateQuestions } from '../src/model/translated-questions.js';
export type { QuizWords } from '../src/model/translated-questions.js';
export type {
  BlockWords,
  LevelOutlineWords,
  LinkWords,
  QuestionWords,
  StepQuestionWords,
  StepWords,
  TaskOutlineWords,
  TaskWords,
} from '../src/model/translation.js';
export { wordsOf } from '../src/model/words-of.js';
export { isRightOptionLongest, reviewCourse } from '../src/review/course-review.js';
export type { CourseExpectations } from '../src/review/course-review.js';
