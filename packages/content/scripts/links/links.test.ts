import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCourseFiles } from '@course-kit/cli';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tool } from '../../src/tool.js';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const groups = parse(read('documentation.yaml')) as Readonly<Record<string, string>>;
const known = new Set(Object.values(groups).flatMap((pages) => pages.split(/\s+/)));

const { documentation } = tool.links;
const LINKS = new RegExp(`${documentation.replaceAll('.', '\\.')}(?<page>[^\\s)\\]"'\`<>]*)`, 'g');

/** Links to the tool's documentation that lead to no page of it, with file and line. */
function lostLinks(file: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(LINKS), ({ groups }) => (groups?.page ?? '').replace(/^\//, ''))
      .filter((page) => page !== '' && !known.has(page))
      .map((page) => `${file}:${index + 1}: ${documentation} has no page "${page}"`),
  );
}

const files = await readCourseFiles(fileURLToPath(new URL('../../course', import.meta.url)));

describe('links to the documentation of the tool', () => {
  test.each([...files].filter(([file]) => file.endsWith('.md')))(
    'of %s lead to pages of it',
    (file, text) => {
      expect(lostLinks(file, text)).toEqual([]);
    },
  );

  test('that lead nowhere are told, with file and line', () => {
    expect(
      lostLinks('a.md', `First\n[Old](${documentation}/data-operations) and [home](${documentation}).`),
    ).toEqual([`a.md:2: ${documentation} has no page "data-operations"`]);
  });
});

test('links to the documentation are those of a known page too where the tool is described', () => {
  expect(lostLinks('tool', Object.values(tool.links).join('\n'))).toEqual([]);
});
