export { isRightOptionLongest, reviewCourse } from '../src/review/course-review.js';
export type { CourseExpectations } from '../src/review/course-review.js';
export { checkWork } from '../src/flow-check/model/check-work.js';
export type {
  CheckedComponent,
  CheckedConnection,
  CheckedFlow,
  CheckedWork,
  CheckReport,
  Finding,
  FoundSecret,
  RefusalReason,
  RefusedWork,
  Sought,
  SoughtComponent,
  SoughtConnection,
  SoughtValue,
  SoughtWords,
  WorkWithSecrets,
} from '../src/flow-check/model/check-report.js';
export type {
  DataGoal,
  DataRule,
  FieldRule,
  FlowGoal,
  GoalComponent,
  GoalConnection,
  GoalName,
  RuleTest,
  TaskCheck,
  TaskChecks,
  TextGoal,
  TextRule,
  ValueRule,
} from '../src/flow-check/model/task-check.js';
export type { ContentIssue } from '../src/model/content-checker.js';
export { chooseMissing } from '../src/flow-exercise/model/choose-missing.js';
export type {
  MissingConnection,
  TaskExercise,
  TaskExercises,
} from '../src/flow-exercise/model/task-exercise.js';
