import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { saying, type Answer } from './answer.js';

const WHICH = /^Which bike do I ride\?$/;
const hasHeardOfIt = ({ messages }: ChatCompletionRequest) => JSON.stringify(messages).includes('red Comet');

/** What an agent remembers of a session. */
export const LESSON_5_1: readonly Answer[] = [
  saying(/^Good morning$/, 'Good morning!'),
  saying(/^I ride a red Comet\./, 'I will remember it.'),
  saying(WHICH, 'You ride a red Comet.', { predicate: hasHeardOfIt }),
  saying(WHICH, 'You have not told me which bike you ride.'),
];
