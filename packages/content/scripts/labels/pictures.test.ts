import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readKnownLabels } from './known-labels.js';

/** What pictures of the interface write besides labels of lessons: places, what a menu has as well, and what somebody typed. */
const OTHER_TEXTS = [
  'Sessions',
  'Session 2',
  'Rename',
  'Suggest a name for ...',
  'How about Spoke Easy?',
  'Send a message...',
];

const { met, components, excused } = await readKnownLabels();
const known = new Set([...met, ...components.keys(), ...excused, ...OTHER_TEXTS]);

/** The labels that a picture of the interface shows. */
function namesIn(picture: string): readonly string[] {
  const texts = [...picture.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);
  return texts.filter((text) => /[a-z]{2}/i.test(text));
}

test('the picture of the Playground has Langflow’s labels', () => {
  const [file = ''] = globSync('course/*/pictures/playground.svg', {
    cwd: new URL('../..', import.meta.url),
  });
  const names = namesIn(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((label) => !known.has(label))).toEqual([]);
});
