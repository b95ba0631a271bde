import { textContext } from '../../feature/use-text.js';
import { quizFormMessages } from './quiz-form.messages.js';

/** The texts of the quiz, for the parts of its form. */
export const QuizTexts = textContext(quizFormMessages);
