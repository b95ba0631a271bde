import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.js';

test.each([
  ['Click New Flow. Then wait.', 'Click New Flow.'],
  ['Give it a name, e.g. a short one. Save it.', 'Give it a name, e.g. a short one.'],
  ['Install version 1.12 first! It is free.', 'Install version 1.12 first!'],
  ['Say “stop.” Then go.', 'Say “stop.”'],
  ['クリックします。待ちます。', 'クリックします。'],
  ['No end', 'No end'],
])('of "%s" is "%s"', (text, sentence) => {
  expect(firstSentence([text])).toBe(sentence);
});

test('is that of the first paragraph, whatever marks its words have', () => {
  const picture = { kind: 'picture', src: '/a.svg', alt: '' } as const;
  const paragraph = ['Click ', { kind: 'strong', content: ['Run'] }, ' once. Then look.'] as const;
  expect(firstSentence([picture, paragraph])).toBe('Click Run once.');
});

test('is nothing where there is no paragraph', () => {
  expect(firstSentence([])).toBe('');
});
