import type { MessageValues } from '../../messages/message.js';
import type { TaskPageMessages } from './task-page.messages.js';

/** A filled text of the task page. */
export type TaskPageText = (key: keyof TaskPageMessages, values?: MessageValues) => string;
