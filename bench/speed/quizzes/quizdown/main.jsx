import { questions } from '../course.js';
// Made to be a script of its own in a page's head.
import script from 'quizdown/public/build/quizdown.js?url';

const text = questions
  .map(({ question, options, correctAnswer }) =>
    [
      `# ${question}`,
      ...options.map((option, index) => `1. [${index === correctAnswer ? 'x' : ' '}] ${option}`),
    ].join('\n'),
  )
  .join('\n\n');

const place = document.createElement('div');
place.className = 'quizdown';
place.textContent = `---\nshuffleQuestions: false\nshuffleAnswers: false\n---\n\n${text}\n`;
document.getElementById('root').append(place);
document.head.append(
  Object.assign(document.createElement('script'), { src: script, onload: () => globalThis.quizdown.init() }),
);
