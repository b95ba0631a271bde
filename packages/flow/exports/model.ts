export { defineFlow, flowMaker } from '../src/model/define-flow.js';
export { flowNodeShape } from '../src/model/flow-shape.js';
export { stackFlow } from '../src/model/flow-stack.js';
export type { FlowNodeShape } from '../src/model/flow-shape.js';
export { flowAtStep, flowOf, SEVERAL_TYPES } from '../src/model/flow.js';
export type {
  AuthoredFlow,
  AuthoredFlowNode,
  Flow,
  FlowAtStep,
  FlowConnection,
  FlowEnd,
  FlowNode,
  FlowPort,
  TaskFlow,
} from '../src/model/flow.js';
export { mapMaker, mapOf } from '../src/interface-map/model/interface-plan.js';
export type { InterfacePlan, PlanRegion } from '../src/interface-map/model/interface-plan.js';
export { checkWork } from '../src/flow-check/model/check-work.js';
export { MOST_BYTES } from '../src/flow-check/model/read-json.js';
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
export { chooseMissing } from '../src/flow-exercise/model/choose-missing.js';
export type {
  MissingConnection,
  TaskExercise,
  TaskExercises,
  WrongConnection,
} from '../src/flow-exercise/model/task-exercise.js';
