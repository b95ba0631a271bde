export { FlowPlayer } from '../src/flow-player/flow-player.js';
export type { FlowPlayerProps } from '../src/flow-player/flow-player.js';
export type { PlayerStep } from '../src/flow-player/model/played-steps.js';
