import { readdir, readFile } from 'node:fs/promises';
import type { CourseEvent } from '@course-kit/react';
import { ELEMENT_ATTRIBUTES, ELEMENT_NAMES, ELEMENT_PROPERTIES } from '@course-kit/react/element';
import { expect, test } from 'vitest';
import { withParts } from './reference/guide-parts.js';

type EventOf<Type> = Extract<CourseEvent, { readonly type: Type }>;

/** The fields of each event besides `course` and `level`. */
const EVENTS: {
  readonly [Type in CourseEvent['type']]: Readonly<
    Record<Exclude<keyof EventOf<Type>, 'type' | 'course' | 'level'>, true>
  >;
} = {
  'lesson-viewed': { task: true },
  'task-completed': { task: true, isCompleted: true },
  'quiz-submitted': { score: true, isPassed: true, timeSeconds: true },
  'level-passed': { score: true },
  'certificate-made': { id: true, kind: true },
  'work-checked': { task: true, check: true, isPassed: true, fingerprint: true, release: true, at: true },
  'exercise-solved': { task: true, exercise: true, failures: true, at: true },
};

const docs = new URL('../packages/course-kit/docs/', import.meta.url);
const files = await readdir(docs);
const guide = (file: string) => readFile(new URL(file, docs), 'utf8');

test.each(files)('what %s has of the code is as the code has it', async (file) => {
  // `pnpm fix` writes it anew.
  await expect(withParts(await guide(file))).toMatchFileSnapshot(`../packages/course-kit/docs/${file}`);
});

test('the guide to embedding has every element, attribute, property and event, with its fields', async () => {
  const rows = [...(await guide('embedding.md')).matchAll(/^\| `(?<name>[\w-]+)` +\|(?<rest>.*)$/gmu)];
  const named = rows.map(([, name]) => name);
  const elements = [...ELEMENT_NAMES, 'exercise', 'check'].map((name) => `course-${name}`);
  const names = [...elements, ...ELEMENT_ATTRIBUTES, ...ELEMENT_PROPERTIES, ...Object.keys(EVENTS)];
  expect(named.toSorted()).toEqual(names.toSorted());
  const fields = Object.entries(EVENTS).map(([type, of]) => {
    const rest = rows.find(([, name]) => name === type)?.[2] ?? '';
    return [type, Object.keys(of).filter((field) => !rest.includes(`\`${field}: `))];
  });
  expect(fields.filter(([, missing]) => missing?.length)).toEqual([]);
});

test('llms.txt leads to every guide', async () => {
  const text = await readFile(new URL('../llms.txt', docs), 'utf8');
  const linked = [...text.matchAll(/\]\(docs\/([^)]+)\)/gu)].map(([, file]) => file);
  expect(linked.toSorted()).toEqual(files.toSorted());
});

test('the guide to writing a course says of its checks what the README promises', async () => {
  const textOf = (path: string) => readFile(new URL(path, docs), 'utf8');
  const [, promised] = /what looks a course over (\S+ kB)/u.exec(await textOf('../README.md')) ?? [];
  expect(await textOf('writing-a-course.md')).toContain(`\`defineCourse\`, which is ${promised},`);
});
