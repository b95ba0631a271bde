import { expect, test } from 'vitest';
import { parseQuizFile } from '../course/quiz-file.js';
import { issueText } from '../source/issues.js';
import { checkQuiz } from './check-quiz.js';

/** What is said of topics in a quiz that asks two questions, by the topics of all. */
function told(topics: readonly string[]) {
  const questions = topics.map(
    (topic, place) =>
      `## Why ${place}? {#q${place}${topic && ` .${topic}`}}\n\n- [x] So {#a}\n- [ ] No {#b}\n\nIt is so.\n`,
  );
  const text = `---\nasks: 2\n---\n\n${questions.join('\n')}`;
  return checkQuiz('quiz.md', text, parseQuizFile('quiz.md', text))
    .map(issueText)
    .filter((issue) => issue.includes('topic'));
}

test.each([
  ['another topic', ['salt', 'yeast', 'salt']],
  ['no topic', ['salt', '', 'salt']],
])('names a first question with %s that has no second one, where others have', (_, topics) => {
  expect(told(topics)).toEqual([
    'quiz.md:12: expected a second question of its topic, as the other first ones have, such as {#q7 .memory}, found "Why 1?"',
  ]);
});

test.each([
  ['a second question of each topic', ['salt', 'yeast', 'yeast', 'salt']],
  ['no topics', ['', '', '']],
  ['topics of later questions only', ['', '', 'salt', 'salt']],
  ['first questions that are all alone', ['salt', 'yeast', 'heat']],
])('says nothing of %s', (_, topics) => {
  expect(told(topics)).toEqual([]);
});
