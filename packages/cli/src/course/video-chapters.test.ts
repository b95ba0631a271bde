import { expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { parseCourse } from './parse-course.js';

const LESSON = '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir\n\nSlowly.\n';

const parse = (chapters: string) =>
  parseCourse(
    new Map([
      ['course.md', '---\ntitle: Bread\nvideo: /videos/{level}-{task}.mp4\n---\n'],
      ['chapters.yaml', chapters],
      ['1-dough/level.md', '---\ntitle: Dough\n---\n'],
      ['1-dough/1-mix.md', LESSON],
      ['1-dough/2-wait.md', LESSON],
    ]),
    (code) => code,
  );

test('a lesson has the chapters of its video, and others have none', () => {
  const { course, issues } = parse('1-dough/1-mix.md:\n  - { step: 1, from: 0, to: 12 }\n');

  expect(issues).toEqual([]);
  const tasks = course?.levels[0]?.tasks.map((task) => task.chapters);
  expect(tasks).toEqual([[{ step: 1, from: 0, to: 12 }], undefined]);
});

test('a chapter that ends before it begins is refused, with its line', () => {
  const { issues } = parse('1-dough/1-mix.md:\n  - { step: 1, from: 9, to: 3 }\n');

  expect(issues.map(issueText)).toEqual([
    'chapters.yaml:2: expected a step, and a beginning and an end in seconds, found step 1 from 9 to 3',
  ]);
});
