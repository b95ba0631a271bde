import type { MessageValues } from '../../messages/message.js';
import type { LevelPageMessages } from './level-page.messages.js';

/** A filled text of the level page. */
export type LevelPageText = (key: keyof LevelPageMessages, values?: MessageValues) => string;
