import { textContext } from '../view/use-text.js';
import { quizRunnerMessages } from './quiz-runner.messages.js';

/** The texts of the quiz, for its parts. */
export const QuizTexts = textContext(quizRunnerMessages);
