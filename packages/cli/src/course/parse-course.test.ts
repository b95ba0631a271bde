import { expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { parseCourse } from './parse-course.js';

const LEVEL = `---
title: Dough
duration: 1 week
difficulty: Beginner
color: teal
---

Mix and wait.

## Topics

- **Flour**: wheat and rye

## Prerequisites

- Scales

## Objectives

- Bake a loaf
`;
const TASK = '---\ntitle: Mix\nduration: 1 hour\n---\n\n## Stir\n\nSlowly.\n';
const QUIZ = '## Why?\n\n- [ ] No\n- [x] Yes\n\nIt is so.\n';
const COURSE = `---
title: Bread
language: en
passMark: 60
testedAgainst: 1.10
video: /videos/level{level}-task{task}.mp4
extraCourses:
  - level: 101
    title: Cake
    description: Sweet.
---

A course on bread.
`;

const FILES = {
  'course.md': COURSE,
  '1-dough/level.md': LEVEL,
  '1-dough/quiz.md': QUIZ,
  '1-dough/1-mix.md': TASK,
  '1-dough/2-wait.md': TASK.replace('Mix', 'Wait').replace('---\n\n', 'video: /wait.mp4\n---\n\n'),
};

const parse = (files: Readonly<Record<string, string>>) =>
  parseCourse(new Map(Object.entries(files)), (code) => code);
const refused = (files: Readonly<Record<string, string>>) => parse(files).issues.map(issueText);

test('a course has its fields, levels in the order of their numbers, tasks and quizzes', () => {
  const { course, issues } = parse(FILES);
  expect(issues).toEqual([]);
  expect(course).toMatchObject({
    title: 'Bread',
    language: 'en',
    passMark: 60,
    extraCourses: [{ level: 101, title: 'Cake', description: 'Sweet.' }],
    levels: [
      {
        title: 'Dough',
        description: 'Mix and wait.',
        duration: '1 week',
        difficulty: 'Beginner',
        color: 'teal',
        topics: [{ title: 'Flour', description: 'wheat and rye' }],
        prerequisites: ['Scales'],
        objectives: ['Bake a loaf'],
        questions: [{ id: 'q1', correctAnswer: 1 }],
        tasks: [
          { id: 'task-1-1', title: 'Mix', video: '/videos/level1-task1.mp4', testedAgainst: '1.10' },
          { id: 'task-1-2', title: 'Wait', video: '/wait.mp4' },
        ],
      },
    ],
  });
});

const FLOW = 'in: Chat Input\nout: Chat Output\n\nin.Message -> out.Message\n';
const CHECKED = `${TASK}\n## Check\n\n\`\`\`check json The answer\n/a is b\n\`\`\`\n\n\`\`\`check flow The Loaf\n${FLOW}\`\`\`\n\n\`\`\`check flow The Roll\n${FLOW}\`\`\`\n`;
const project = (title: string) => LEVEL.replace('color: teal', `color: teal\nproject: ${title}`);

test('the project of a level is the flow of its tasks that has a check with that title', () => {
  const { course, issues } = parse({
    ...FILES,
    '1-dough/level.md': project('The Roll'),
    '1-dough/2-wait.md': CHECKED.replace('Mix', 'Wait'),
  });
  expect(issues).toEqual([]);
  expect(course?.levels[0]?.project).toEqual({ task: 2, flow: 2, title: 'The Roll' });
});

test('ten lessons are sorted by number, not alphabetically', () => {
  const tasks = Array.from({ length: 10 }, (_, index) => [
    `1-dough/${index + 1}-t.md`,
    TASK.replace('Mix', `T${index}`),
  ]);
  const { course } = parse({ 'course.md': COURSE, '1-dough/level.md': LEVEL, ...Object.fromEntries(tasks) });
  expect(course?.levels[0]?.tasks.map(({ title }) => title)).toEqual(tasks.map((_, index) => `T${index}`));
});

test.each([
  [{ '1-dough/level.md': LEVEL }, 'course.md:1: expected this file, found none'],
  [{ 'course.md': COURSE }, '1-basics/level.md:1: expected a folder for the first level, found none'],
  [{ 'course.md': COURSE, '1-dough/1-mix.md': TASK }, '1-dough/level.md:1: expected this file, found none'],
  [{ ...FILES, 'dough/level.md': LEVEL }, 'dough:1: expected a name such as "1-basics", found "dough"'],
  [
    { ...FILES, '1-dough/notes.md': TASK },
    '1-dough/notes.md:1: expected a name such as "1-first-steps.md", found "notes.md"',
  ],
  [
    { ...FILES, '1-dough/4-bake.md': TASK },
    '1-dough/4-bake.md:1: expected number 3 at the start of its name, found "4-bake.md"',
  ],
  [
    { ...FILES, 'course.md': COURSE.replace('60', '0') },
    'course.md:4: expected a pass mark above 0 and at most 100, found 0',
  ],
  [
    { ...FILES, '1-dough/level.md': `${LEVEL}\n## More\n\n- x\n` },
    '1-dough/level.md:22: expected one of Topics, Prerequisites, Objectives, found "More"',
  ],
  [
    { ...FILES, '1-dough/level.md': LEVEL.replace('**Flour**', 'Flour') },
    '1-dough/level.md:12: expected a topic such as "- **Ports**: what they carry.", found an entry without a name',
  ],
  [
    { ...FILES, '1-dough/level.md': project('The Roll') },
    '1-dough/level.md:6: expected the title of a block of ```check flow in a task, found "The Roll"',
  ],
  [
    { ...FILES, '1-dough/level.md': project('The answer'), '1-dough/1-mix.md': CHECKED },
    '1-dough/level.md:6: expected one of "The Loaf", "The Roll", found "The answer"',
  ],
  [
    {
      ...FILES,
      '1-dough/level.md': project('The Loaf'),
      '1-dough/1-mix.md': CHECKED,
      '1-dough/2-wait.md': CHECKED.replace('Mix', 'Wait'),
    },
    '1-dough/level.md:6: expected a title that one check has, found "The Loaf" in several',
  ],
  [
    { ...FILES, 'components.yaml': 'components:\n  Parser:\n    input: { A: B }\n' },
    'components.yaml:3: expected "inputs", found the field "input"',
  ],
  [
    { ...FILES, '1-dough/level.md': LEVEL.replace('teal', 'url(https://x)') },
    '1-dough/level.md:5: expected a color of CSS such as "teal", "#0d9488" or "oklch(60% 0.2 30)", found "url(https://x)"',
  ],
  [
    { ...FILES, '1-dough/level.md': LEVEL.replace('teal', 'emerald') },
    '1-dough/level.md:5: expected a color of CSS such as "teal", "#0d9488" or "oklch(60% 0.2 30)", found "emerald"',
  ],
  [
    { ...FILES, 'components.yaml': "portColors:\n  Text: '#12'\ncomponents: {}\n" },
    'components.yaml:2: expected a color of CSS such as "teal", "#0d9488" or "oklch(60% 0.2 30)", found "#12"',
  ],
  [
    { ...FILES, 'components.yaml': 'colorNames:\n  green: Text\ncomponents: {}\n' },
    'components.yaml:2: expected a type of portColors, or none, found "Text"',
  ],
  [
    { ...FILES, 'components.yaml': 'components:\n  Parser:\n    colour: red\n' },
    'components.yaml:3: expected one of variables, inputs, outputs, found the field "colour"',
  ],
])('refuses %#', (files, issue) => {
  expect(refused(files)).toContain(issue);
});

test('one mistake in the numbers of files is one issue, also where others come after it', () => {
  const files = { '1-dough/1-mix.md': TASK, '1-dough/2-wait.md': TASK };
  expect(refused({ ...FILES, ...files, '1-dough/1-stir.md': TASK, '1-dough/3-bake.md': TASK })).toEqual([
    '1-dough/1-stir.md:1: expected another number than "1-mix.md" has, found "1-stir.md"',
  ]);
  expect(refused({ ...FILES, ...files, '1-dough/4-bake.md': TASK, '1-dough/5-eat.md': TASK })).toEqual([
    '1-dough/4-bake.md:1: expected number 3 at the start of its name, found "4-bake.md"',
  ]);
});

test.each(['Teal', '#0d9', '#0d9488ff', 'rgb(1 2 3 / 50%)', 'oklch(60% 0.2 30)', 'light-dark(#333, white)'])(
  'a level may have the color %s',
  (color) => {
    const { issues } = parse({ ...FILES, '1-dough/level.md': LEVEL.replace('teal', `"${color}"`) });
    expect(issues).toEqual([]);
  },
);

test('with issues there is no course, and every file is checked', () => {
  const { course, issues } = parse({ ...FILES, '1-dough/1-mix.md': '## A\n', '1-dough/quiz.md': '## B\n' });
  expect(course).toBeNull();
  expect(new Set(issues.map(({ file }) => file))).toEqual(new Set(['1-dough/1-mix.md', '1-dough/quiz.md']));
});

test.each([
  ['1-dough/3-bake.MD', 'a name such as "1-first-steps.md"'],
  ['1-dough/3-bake.markdown', 'a name such as "1-first-steps.md"'],
  ['components.yml', 'the name "components.yaml"'],
  ['Exports.yaml', 'the name "exports.yaml"'],
])('%s would be left out, and is refused', (file, expected) => {
  const name = file.replace(/^.*\//, '');
  expect(refused({ ...FILES, [file]: TASK })).toContain(`${file}:1: expected ${expected}, found "${name}"`);
});

test.each([
  ['[a](50%25%.md)', 'expected a link to a lesson of the course, found no lesson "1-dough/50%25%.md"'],
  ['[a](2-wait.md#at-50%)', 'expected a step of "1-dough/2-wait.md", such as #stir, found "#at-50%"'],
])('a link %s with a stray percent sign is refused', (link, issue) => {
  expect(refused({ ...FILES, '1-dough/1-mix.md': TASK.replace('Slowly.', link) })).toEqual([
    `1-dough/1-mix.md:8: ${issue}`,
  ]);
});

test('a link to a step of a lesson that has none says so', () => {
  const files = {
    ...FILES,
    '1-dough/1-mix.md': TASK.replace('Slowly.', '[Wait](2-wait.md#stir).'),
    '1-dough/2-wait.md': '',
  };
  expect(refused(files)).toContain(
    '1-dough/1-mix.md:8: expected a step of "1-dough/2-wait.md", which has none, found "#stir"',
  );
});

test.each([
  ['3', '3: expected the number of a lesson of this level, 1 to 2, found 3'],
  ['2', '3: expected a lesson with a flow, found "1-dough/2-wait.md"'],
  ['1', '6: expected a place in the flow of "1-dough/1-mix.md", found "oven.Loaf ->"'],
])(
  'a question of a quiz with the flow of lesson %s, which does not have its places, is refused',
  (lesson, issue) => {
    const flow = '```flow Bakery\nbowl: "Bowl"\nshelf: "Shelf"\n\nbowl.Dough -> shelf.Dough: Dough\n```\n\n';
    const files = {
      ...FILES,
      '1-dough/1-mix.md': TASK.replace('## Stir', `${flow}## Stir\n\n\`\`\`flow\n+ bowl\n+ shelf\n\`\`\``),
      '1-dough/quiz.md': `## Why?\n\n<!-- flow: ${lesson} -->\n\n- [ ] \`bowl.Dough ->\` No\n- [x] \`oven.Loaf ->\` Yes\n\nIt is so.\n`,
    };
    expect(refused(files)).toEqual([`1-dough/quiz.md:${issue}`]);
  },
);
