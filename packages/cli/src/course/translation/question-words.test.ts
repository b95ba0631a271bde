import { expect, test } from 'vitest';
import { parseMarkdownFile } from '../../markdown/markdown-file.js';
import { issueText, SourceChecker } from '../../source/issues.js';
import { parseQuizFile } from '../quiz-file.js';
import { toQuestionWords } from './question-words.js';

const PAIRS = `- A sieve {#sieve}
  - Flour {#flour}
- A scale {#scale}
  - Dough {#weight}
- A blade {#blade}
  - A loaf {#loaf}

Tools last.`;

const { questions } = parseQuizFile('quiz.md', `## What is each for? {#tools}\n\n${PAIRS}`);

function read(text: string) {
  const check = new SourceChecker('quiz.de.md');
  const question = {
    title: 'Wozu ist was? {#tools}',
    line: 1,
    content: parseMarkdownFile('quiz.de.md', text).body,
  };
  const words = toQuestionWords(
    { check, compared: check, questions, source: 'quiz.md', hasHints: false },
    question,
  );
  return { words, issues: check.issues.map(issueText) };
}

test('pairs have words by their ids, whatever stands below what', () => {
  const { words, issues } = read(PAIRS.replace('A sieve', 'Ein Sieb').replace('Flour', 'Mehl'));
  expect(issues).toEqual([]);
  expect(words).toEqual([
    'tools',
    {
      question: 'Wozu ist was?',
      options: {
        sieve: 'Ein Sieb',
        flour: 'Mehl',
        scale: 'A scale',
        weight: 'Dough',
        blade: 'A blade',
        loaf: 'A loaf',
      },
      explanation: 'Tools last.',
    },
  ]);
});

test('a match without words is missed', () => {
  const { issues } = read(PAIRS.replace('  - Dough {#weight}\n', ''));
  expect(issues).toEqual(['quiz.de.md:1: expected the option {#weight}, found none']);
});
