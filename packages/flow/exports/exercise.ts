export { FlowExercise } from '../src/flow-exercise/flow-exercise.js';
export type { FlowExerciseProps } from '../src/flow-exercise/flow-exercise.js';
export { FlowExerciseView } from '../src/flow-exercise/flow-exercise.view.js';
export type { FlowExerciseViewProps } from '../src/flow-exercise/flow-exercise.view.js';
export type { ExerciseChange, KeptExercise } from '../src/flow-exercise/kept-exercises.js';
export { FlowWiring } from '../src/flow-exercise/flow-wiring.js';
export type { FlowWiringProps } from '../src/flow-exercise/flow-wiring.js';
