import type { TextOf } from '@course-kit/react/messages';
import type { flowPlayerMessages } from './flow-player.messages.js';

/** A filled text of the player. */
export type PlayerText = TextOf<typeof flowPlayerMessages>;
