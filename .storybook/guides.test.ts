import { readdir, readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import * as accessibility from './pages/accessibility-table.js';
import * as embedding from './pages/embedding-tables.js';
import * as messages from './pages/message-table.js';
import * as storage from './pages/storage-adapters-table.js';
import * as theming from './pages/theming-tables.js';
import { guideMarkdown, type GuideParts } from './reference/guide-markdown.js';

vi.mock('@storybook/addon-docs/blocks', () => ({ Unstyled: 'div' }));

const restStorage = await readFile(new URL('pages/rest-storage.ts', import.meta.url), 'utf8');

const GUIDES: Readonly<Record<string, GuideParts>> = {
  accessibility: { ...accessibility },
  embedding: { ...embedding },
  messages: { ...messages },
  'storage-adapters': { ...storage, restStorage },
  theming: { ...theming },
};

const docs = new URL('../packages/course-kit/docs/', import.meta.url);

test.each(Object.entries(GUIDES))('%s is in the package as Storybook has it', async (name, parts) => {
  // `pnpm fix` writes it anew.
  await expect(await guideMarkdown(name, parts)).toMatchFileSnapshot(
    `../packages/course-kit/docs/${name}.md`,
  );
});

test('llms.txt leads to every guide', async () => {
  const text = await readFile(new URL('../llms.txt', docs), 'utf8');
  const linked = [...text.matchAll(/\]\(docs\/([^)]+)\)/gu)].map(([, file]) => file);
  expect(linked.toSorted()).toEqual((await readdir(docs)).toSorted());
});

test('the guide to writing a course says of its checks what the README promises', async () => {
  const textOf = (path: string) => readFile(new URL(path, docs), 'utf8');
  const [, promised] = /what looks a course over (\S+ kB)/u.exec(await textOf('../README.md')) ?? [];
  expect(await textOf('writing-a-course.md')).toContain(`\`defineCourse\`, which is ${promised},`);
});
