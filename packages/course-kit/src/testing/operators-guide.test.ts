import { expect, test } from 'vitest';
import { CHAPTERS, guideBlocks, NOT_EXECUTED, readGuide } from './operators-guide.fixtures.js';

test('every block of the guide for operators is executed, or stands where it is said to need a hosted project', () => {
  const chapters = guideBlocks(readGuide()).map(({ chapter }) => chapter);
  expect([...new Set(chapters)]).toEqual([...CHAPTERS, ...NOT_EXECUTED]);
  expect(readGuide()).toMatch(/## On Supabase\n\nNo machine has executed these here\./u);
});

test('a block of the guide is a command for a shell or SQL', () => {
  for (const { language, text } of guideBlocks(readGuide())) {
    expect(['sh', 'sql']).toContain(language);
    expect(text.trim()).not.toBe('');
  }
  expect(readGuide()).not.toMatch(/^~~~|^ {4}\S/mu);
});

test('a block is found below its heading, whatever looks like one within it', () => {
  const guide = '# A\n\n## B\n\n```sh\n# no heading\nls\n```\n\n- c\n\n  ```sql\n  select 1\n  ```\n';
  expect(guideBlocks(guide)).toEqual([
    { chapter: 'B', language: 'sh', text: '# no heading\nls\n' },
    { chapter: 'B', language: 'sql', text: '  select 1\n' },
  ]);
});
