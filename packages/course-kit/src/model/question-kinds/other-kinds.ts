import { fillIn } from './fill-in.js';
import { inOrder } from './in-order.js';
import { pairs } from './pairs.js';
import type { QuestionKinds } from './question-kind.js';
import { severalOptions } from './several-options.js';

/** The kinds by the names of their types, of which the published schema is made. */
export const kindsByType = { severalOptions, fillIn, inOrder, pairs };

/**
 * The kinds of questions besides the one with one right option: for `defineCourse` and `markQuiz`. Nobody else imports them at
 * once, so that a course without such questions need not load them.
 */
export const questionKinds = Object.values(kindsByType) as unknown as QuestionKinds;
