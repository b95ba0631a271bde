import { expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { parseCourse } from './parse-course.js';

const LESSON = '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir\n\nSlowly.\n';

const parse = (carriedOut: string) =>
  parseCourse(
    new Map([
      ['course.md', '---\ntitle: Bread\n---\n'],
      ['carried-out.yaml', carriedOut],
      ['1-dough/level.md', '---\ntitle: Dough\n---\n'],
      ['1-dough/1-mix.md', LESSON],
      ['1-dough/2-wait.md', LESSON],
    ]),
    (code) => code,
  );

test('a lesson has what a machine has carried out of it, and others have nothing', () => {
  const { course, issues } = parse(
    'tool: Oven 3\nlessons:\n  1-dough/1-mix.md: { steps: 1, day: 2026-11-24 }\n',
  );

  expect(issues).toEqual([]);
  const tasks = course?.levels[0]?.tasks.map((task) => task.carriedOut);
  expect(tasks).toEqual([{ tool: 'Oven 3', day: '2026-11-24', steps: 1 }, undefined]);
});

test('a day that is none is refused, with its line', () => {
  const { issues } = parse('tool: Oven 3\nlessons:\n  1-dough/1-mix.md: { steps: 1, day: today }\n');

  expect(issues.map(issueText)).toEqual([
    'carried-out.yaml:3: expected a day such as 2026-11-24, found "today"',
  ]);
});
