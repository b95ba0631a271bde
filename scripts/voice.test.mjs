import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The left column of the table in `docs/voice.md`, without the buttons of a sentence. */
const refused = readFileSync('docs/voice.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| (?<sentence>[^|]+?)(?: \[[^\]]+\])? +\|/.exec(line)?.groups?.sentence ?? [])
  .filter((sentence) => sentence !== 'Not this' && !sentence.startsWith('---'));

/** What learners read in English: the texts of all features, and the lessons. */
const files = globSync(['packages/*/src/**/*.messages.ts', 'packages/content/course/**/*.md']);

/** A text with its numbers, and what fills its placeholders, left open. */
const open = (text) => text.replaceAll(/\{\w+\}|\d+/g, '#');

test('no text says what the table of the voice refuses', () => {
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(files.length).toBeGreaterThan(90);
  const said = files.flatMap((file) => {
    const text = open(readFileSync(file, 'utf8'));
    return refused
      .filter((sentence) => text.includes(open(sentence)))
      .map((sentence) => `${file}: ${sentence}`);
  });
  expect(said).toEqual([]);
});
