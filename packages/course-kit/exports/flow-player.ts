export { flowFigures } from '../src/flow-player/flow-figures.js';
export { FlowPlayer } from '../src/flow-player/flow-player.js';
export type { FlowPlayerProps } from '../src/flow-player/flow-player.js';
export { playedSteps } from '../src/flow-player/model/played-steps.js';
export type { PlayedStep, PlayerStep } from '../src/flow-player/model/played-steps.js';
