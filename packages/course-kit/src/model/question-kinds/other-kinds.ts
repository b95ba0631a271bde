import { fillIn } from './fill-in.js';
import { inOrder } from './in-order.js';
import type { QuestionKinds } from './question-kind.js';
import { severalOptions } from './several-options.js';

/**
 * The kinds of questions besides the one with one right option: for `defineCourse` and `markQuiz`. Nobody else imports them at
 * once, so that a course without such questions need not load them.
 */
export const questionKinds = [severalOptions, fillIn, inOrder] as unknown as QuestionKinds;
