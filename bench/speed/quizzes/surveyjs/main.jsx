import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import { questions } from '../course.js';

const survey = new Model({
  title: 'Knowledge Test',
  elements: questions.map(({ question, options, correctAnswer }, index) => ({
    type: 'radiogroup',
    name: `question-${index + 1}`,
    title: question,
    choices: options,
    correctAnswer: options[correctAnswer],
    isRequired: true,
  })),
});

createRoot(document.getElementById('root')).render(<Survey model={survey} />);
