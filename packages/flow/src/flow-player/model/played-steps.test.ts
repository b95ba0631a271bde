import { expect, test } from 'vitest';
import { playedSteps } from './played-steps.js';

const step = (sentence: string) => ({ title: 'Knead', instruction: [sentence, 'More.'] });

test('a step has its title, its first sentence and what it adds', () => {
  const [played] = playedSteps([{ ...step('Push. Fold.'), adds: ['dough'] }]);
  expect(played).toMatchObject({ title: 'Knead', sentence: 'Push.', adds: ['dough'] });
});

test('is shown the longer, the more there is to read, within limits', () => {
  const [short, middle, long] = playedSteps([
    step('Go.'),
    step(`${'word '.repeat(12)}.`),
    step(`${'word '.repeat(99)}.`),
  ]);
  expect(short?.seconds).toBe(3);
  expect(middle?.seconds).toBeGreaterThan(4);
  expect(middle?.seconds).toBeLessThan(9);
  expect(long?.seconds).toBe(9);
});
