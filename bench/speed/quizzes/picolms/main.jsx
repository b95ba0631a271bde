import { MultipleChoice, Quiz, QuizNavigation } from '@scinforma/picolms';
import '@scinforma/picolms/styles.css';
import { createRoot } from 'react-dom/client';
import { questions } from '../course.js';

const quiz = {
  id: 'quiz',
  title: 'Knowledge Test',
  instructions: 'Answer all 5 questions.',
  submissionMode: 'quiz-level',
  allowNavigation: true,
  questions: questions.map(({ question, options, correctAnswer }, index) => ({
    id: `question-${index + 1}`,
    type: 'multiple-choice',
    question,
    points: 1,
    options: options.map((text, option) => ({
      id: `option-${option + 1}`,
      text,
      isCorrect: option === correctAnswer,
    })),
  })),
};

createRoot(document.getElementById('root')).render(
  <Quiz config={quiz} renderQuestion={(question) => <MultipleChoice key={question.id} config={question} />}>
    <QuizNavigation />
  </Quiz>,
);
