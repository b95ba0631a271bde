import { createRoot } from 'react-dom/client';
import Quiz from 'react-quiz-component';
import { questions } from '../course.js';

const quiz = {
  quizTitle: 'Knowledge Test',
  quizSynopsis: 'Answer all 5 questions.',
  nrOfQuestions: String(questions.length),
  questions: questions.map(({ question, options, correctAnswer }) => ({
    question,
    questionType: 'text',
    answerSelectionType: 'single',
    answers: options,
    correctAnswer: String(correctAnswer + 1),
    messageForCorrectAnswer: 'Right.',
    messageForIncorrectAnswer: 'Not right.',
    explanation: 'See the lesson.',
    point: '1',
  })),
};

createRoot(document.getElementById('root')).render(<Quiz quiz={quiz} />);
