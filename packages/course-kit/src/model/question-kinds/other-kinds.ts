import * as fillIn from './fill-in.js';
import * as inOrder from './in-order.js';
import type { QuestionKinds } from './question-kind.js';
import * as several from './several-options.js';

/**
 * The kinds of questions besides the one with one right option: for `defineCourse` and `markQuiz`. Nobody else imports them at
 * once, so that a course without such questions need not load them.
 */
export const questionKinds = [several, fillIn, inOrder] as unknown as QuestionKinds;
