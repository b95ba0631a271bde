import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.js';

const known = ['title', 'introduction', 'options', 'correctAnswer', 'links', 'expect'];

it.each([
  ['introducton', 'introduction'],
  ['intoduction', 'introduction'],
  ['Title', 'title'],
  ['optoins', 'options'],
  ['answer', 'correctAnswer'],
  ['correct_answer', 'correctAnswer'],
  ['link', 'links'],
  ['expected', 'expect'],
])('takes %s for a misspelled %s', (written, meant) => {
  expect(nearestName(written, known)).toBe(meant);
});

it.each(['', 'x', 'image', 'constructor', 'x'.repeat(100_000)])(
  'takes a name for none of them',
  (written) => {
    expect(nearestName(written, known)).toBeUndefined();
  },
);
