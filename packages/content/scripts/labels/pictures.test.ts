import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import labels from '../../langflow-1.12.labels.json' with { type: 'json' };

/** What pictures of the interface write besides its labels: places, and what somebody typed. */
const OTHER_TEXTS = [
  'Workspace',
  '/ Search',
  'Sessions',
  'Session 2',
  'Zoom',
  'choose a model',
  'Suggest a name for ...',
  'How about Spoke Easy?',
  'Send a message...',
];

const known = new Set([...Object.keys(labels.label), ...Object.keys(labels.component), ...OTHER_TEXTS]);

/** The labels that a picture of the interface shows; a button's may go over two lines. */
function namesIn(picture: string): readonly string[] {
  const texts = [...picture.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);
  const whole = texts.join('\n').replace('New Custom\nComponent', 'New Custom Component').split('\n');
  return whole.flatMap((text) => text.split(', ')).filter((text) => /[a-z]{2}/i.test(text));
}

test.each(['editor', 'playground'])('the picture of the %s has Langflow’s labels', (name) => {
  const [file = ''] = globSync(`course/*/pictures/${name}.svg`, { cwd: new URL('../..', import.meta.url) });
  const names = namesIn(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((label) => !known.has(label))).toEqual([]);
});
