import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hashOfSection, readLessons, sectionsOf } from '../../rehearsal/record/lesson-source.js';
import { readResult, WHAT_TO_SEE } from '../../rehearsal/record/results.js';
import { readRehearsal, staleValues, untriedValues } from '../../rehearsal/record/tried-values.js';
import { tool } from '../../src/tool.js';
import { labelsFile } from '../labels/met-labels.js';
import { carriedOutFile, carriedOutSteps } from './carried-out.js';

const FOLDER = fileURLToPath(new URL('../../rehearsal/lessons/', import.meta.url));
const lessons = await readLessons();
const results = await Promise.all(
  Array.from(lessons.values(), async (lesson) => [lesson, await readResult(lesson.name)] as const),
);

/** The headings that a rehearsal carries out or skips, in its order. */
const rehearsed = (name: string) =>
  [
    ...readFileSync(`${FOLDER}${name}.rehearsal.ts`, 'utf8').matchAll(
      /^ *(?:await step|skip)\(\s*(['"`])(?<heading>.+?)\1,/gm,
    ),
  ].map(({ groups }) => groups?.heading);

test('each lesson has a rehearsal', () => {
  const written = globSync('*.rehearsal.ts', { cwd: FOLDER }).map((file) =>
    file.replace('.rehearsal.ts', ''),
  );
  expect(written.sort()).toEqual([...lessons.keys()].sort());
});

describe.each([...lessons.values()])('$name', (lesson) => {
  test('the rehearsal has the steps of the lesson, in its order', () => {
    expect(rehearsed(lesson.name)).toEqual(lesson.steps.map(({ heading }) => heading));
  });
});

test('pages say what was carried out, and nothing more', async () => {
  await expect(carriedOutFile(`${tool.name} ${tool.release}`, results)).toMatchFileSnapshot(
    '../../course/carried-out.yaml',
  );
});

test('the file of labels says where each was met', async () => {
  await expect(labelsFile(tool.release, results)).toMatchFileSnapshot('../../labels.generated.yaml');
});

test('a step that changed since it was carried out does not count', () => {
  const [lesson] = lessons.values();
  if (!lesson) throw new Error('There is no lesson.');
  const steps = lesson.steps.map(({ heading, hash }) => ({
    heading,
    hash,
    outcome: 'carried out' as const,
    labels: [],
  }));
  const [first, ...others] = steps;
  const changed = [
    { ...first, heading: first?.heading ?? '', hash: 'before', outcome: 'carried out' as const, labels: [] },
    ...others,
  ];

  expect(carriedOutSteps(lesson, { day: '2026-11-24', steps })).toHaveLength(lesson.steps.length);
  expect(carriedOutSteps(lesson, { day: '2026-11-24', steps: changed })).toEqual(
    others.map(({ heading }) => heading),
  );
});

const hashIn = (lesson: string) => hashOfSection(sectionsOf(lesson).get('Ask') ?? '');
const CARRIED_OUT =
  '## Ask\n\nPress **Run**.\n\n![Answer](a@2x.avif)\n\n<!-- facts: 1 -->\n\n## Look\n\nSee.\n';
const EXERCISE = '```exercise Connect\nask.Chat Message -> model.Input\nhint Look.\n```\n\n';

test.each([
  ['before its sources', '<!--'],
  ['at its end', '## Look'],
])('an exercise that moves into a step, %s, is no change of what is carried out', (_, place) => {
  const moved = CARRIED_OUT.replace(place, EXERCISE + place);
  expect(moved).not.toBe(CARRIED_OUT);
  expect(hashIn(moved)).toBe(hashIn(CARRIED_OUT));
  expect(hashIn(moved.replace('Look.', 'Look there.'))).toBe(hashIn(CARRIED_OUT));
  expect(hashIn(moved.replace('Press', 'Now press'))).not.toBe(hashIn(CARRIED_OUT));
});

test('an exercise that moves into a step leaves the others as they are, and comes after a question', () => {
  const asked = CARRIED_OUT.replace('<!--', '> [!QUESTION]\n> What comes out? {#out}\n\n<!--');
  const moved = asked.replace('## Look', `${EXERCISE}## Look`);
  expect(sectionsOf(moved)).toEqual(sectionsOf(asked));
});

test.each(results)('what the rehearsal of $name tries, its steps say', async (lesson, result) => {
  const rehearsal = await readRehearsal(lesson.name);
  const before = new Map(result?.steps.map((step) => [step.heading, step]));

  expect(lesson.steps.flatMap((step) => staleValues(step, before.get(step.heading), rehearsal))).toEqual([]);
});

test('a value that changed since it was tried is told, with file and line', () => {
  const step = [...lessons.values()].flatMap(({ steps }) => steps).find(({ values }) => values.length > 0);
  if (!step) throw new Error('There is no step with a value.');
  const before = { heading: '', hash: '', outcome: 'carried out', labels: [], values: ['24.90'] } as const;

  expect(staleValues({ ...step, values: ['25.90'] }, before, "toContain('24.90')")).toEqual([
    `${step.place}: its rehearsal tries 24.90, which it no longer says.`,
  ]);
  expect(staleValues({ ...step, values: ['24.90'] }, before, "toContain('24.90')")).toEqual([]);
});

test('a value of "What to see" that is neither tried nor excused is told, with file and line', () => {
  const [first] = [...lessons.values()].flatMap(({ steps }) => steps);
  if (!first) throw new Error('There is no step.');
  const step = { ...first, seen: ['20'] };

  for (const other of ["askFor('B-20')", '20.50', '120', '20:00'])
    expect(untriedValues(step, other, {})).toEqual([
      `${step.place}: "What to see" says 20, which its rehearsal does not try.`,
    ]);
  expect(untriedValues(step, 'remember(20);', {})).toEqual([]);
  expect(untriedValues(step, '', { 20: 'It takes too long.' })).toEqual([]);
  expect(untriedValues(step, '', { [WHAT_TO_SEE]: 'Nothing is to be seen.' })).toEqual([]);
});
