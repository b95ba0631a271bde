import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../course/', import.meta.url));

/** What can be nothing but code: names with an underscore or a dot of `self`, settings, the first line of a class, and its bases. */
const CODE = /\b(?:\w+_\w+|self\.\w+|\w+=\w+|class [A-Z]\w+|[A-Z][a-z]+[A-Z]\w*(?:Input|Tool|Model))\b/g;

test.each(globSync('*/quiz*.md', { cwd: folder }))('code is marked as such in every line of %s', (file) => {
  const words = readFileSync(folder + file, 'utf8')
    .replaceAll(/<!--.*?-->|\{#.*?\}/g, '')
    .replaceAll(/`[^`]+`/g, '');
  expect(words.match(CODE) ?? []).toEqual([]);
});
