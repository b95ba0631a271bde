import { describe, expect, test } from 'vitest';
import { issueText } from './issues.js';
import { parseCourse } from '../course/parse-course.js';

const lesson = (text: string) => `---\ntitle: A\nduration: 1 hour\n---\n\n## Stir it, slowly\n\n${text}\n`;
const parse = (text: string, fields = '') =>
  parseCourse(
    new Map([
      ['course.md', `---\ntitle: Bread\n${fields}---\n`],
      ['1-dough/level.md', '---\ntitle: Dough\n---\n'],
      ['1-dough/1-mix.md', lesson(text)],
      ['2-oven/level.md', '---\ntitle: Oven\n---\n'],
      ['2-oven/1-bake.md', `${lesson('Go.')}\n## Heat\n\nWait.\n`],
    ]),
    (code) => code,
  );

/** Where the links of a lesson lead. */
const addressesIn = (text: string, fields?: string) => {
  const { course, issues } = parse(text, fields);
  expect(issues).toEqual([]);
  return [...JSON.stringify(course?.levels[0]?.tasks[0]).matchAll(/"href":"([^"]+)"/g)].map(
    ([, href]) => href,
  );
};

describe('a link from lesson to lesson', () => {
  test.each([
    ['[Bake](../2-oven/1-bake.md)', '/level-2/task-1'],
    ['[Bake](../2-oven/1-bake.md#heat)', '/level-2/task-1#step-2'],
    ['[above](#stir-it-slowly)', '#step-1'],
    ['- in a [list](1-mix.md)', '/level-1/task-1'],
    ['> [!TIP]\n> in a [note](1-mix.md)', '/level-1/task-1'],
    ['Go.\n\n## Links\n\n- [Bake](../2-oven/1-bake.md): how', '/level-2/task-1'],
  ])('becomes a link from page to page: %s', (text, address) => {
    expect(addressesIn(text)).toEqual([address]);
  });

  test('uses the addresses that the course sets', () => {
    const fields = "lessonAddress: '#/{level}/{task}'\n";
    expect(addressesIn('[Bake](../2-oven/1-bake.md#heat)', fields)).toEqual(['#/2/1']);
  });

  test.each([
    ['[Wait](2-wait.md)', 'a link to a lesson of the course, found no lesson "1-dough/2-wait.md"'],
    ['[Oven](../2-oven/level.md)', 'a link to a lesson of the course, found no lesson "2-oven/level.md"'],
    ['[up](../../../x.md)', 'a link to a lesson of the course, found no lesson "../../x.md"'],
    [
      '[Cool](../2-oven/1-bake.md#cool)',
      'a step of "2-oven/1-bake.md", such as #stir-it-slowly, #heat, found "#cool"',
    ],
    ['[below](#heat)', 'a step of "1-dough/1-mix.md", such as #stir-it-slowly, found "#heat"'],
  ])('is refused if it leads to nothing: %s', (text, issue) => {
    expect(parse(text).issues.map(issueText)).toEqual([`1-dough/1-mix.md:8: expected ${issue}`]);
  });
});
