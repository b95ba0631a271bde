import type { TextOf } from '../texts/message-types.js';
import type { flowPlayerMessages } from './flow-player.messages.js';

/** A filled text of the player. */
export type PlayerText = TextOf<typeof flowPlayerMessages>;
