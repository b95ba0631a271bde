import type { MessageValues } from '../../messages/message.js';
import type { ProgressGridMessages } from './progress-grid.messages.js';

/** A filled text of the progress page. */
export type ProgressGridText = (key: keyof ProgressGridMessages, values?: MessageValues) => string;
