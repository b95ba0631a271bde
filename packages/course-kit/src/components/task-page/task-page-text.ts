import type { TextOf } from '../../texts/message-types.js';
import { textContext } from '../../feature/use-text.js';
import { taskPageMessages } from './task-page.messages.js';

/** The texts of the task page, for its parts. */
export const TaskPageTexts = textContext(taskPageMessages);

/** A filled text of the task page. */
export type TaskPageText = TextOf<typeof taskPageMessages>;
