import { textContext } from '@course-kit/react/feature';
import { flowMendingMessages } from './flow-mending.messages.js';

/** The texts of an exercise with wrong connections, for its parts. */
export const MendingTexts = textContext(flowMendingMessages);
