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

/** The drawings of that name. */
function drawings(name: string): readonly string[] {
  const root = new URL('../../', import.meta.url);
  return globSync(`course/*/pictures/${name}.svg`, { cwd: root }).map((file) =>
    readFileSync(new URL(file, root), 'utf8'),
  );
}

test('the picture of the Playground has Langflow’s labels', () => {
  const [picture = ''] = drawings('playground');
  const names = namesIn(picture);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((label) => !known.has(label))).toEqual([]);
});

test('drawings stand on the ground of the page, light and dark, without an edge beside the page’s own', () => {
  const grounds = drawings('*').map((drawing) => drawing.match(/\.page \{.*\}/g));
  expect(grounds.length).toBeGreaterThan(3);
  for (const ground of grounds)
    expect(ground).toEqual(['.page { fill: #faf8f4; }', '.page { fill: #0d0f15; }']);
});
