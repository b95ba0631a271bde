import type { MessageValues } from '../../messages/message.js';
import type { QuizRunnerMessages } from './quiz-runner.messages.js';

/** A filled text of the quiz. */
export type QuizRunnerText = (key: keyof QuizRunnerMessages, values?: MessageValues) => string;
