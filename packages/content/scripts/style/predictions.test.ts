import { flowOf } from '@course-kit/flow/model';
import { expect, test } from 'vitest';
import { loadExercises } from '../../src/checks.js';
import { course } from '../../src/course.js';

const tasks = course.levels.flatMap((level) => level.tasks);

test('each lesson with a flow asks what will come out, before it does', () => {
  const silent = tasks
    .filter((task) => flowOf(task))
    .filter(({ steps }) => !steps.some(({ question }) => question && question.place !== 'after'));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('no lesson asks what a test asks, or gives an answer of one away', () => {
  const asked = tasks.flatMap(({ steps }) => steps.flatMap(({ question }) => question?.asks ?? []));
  const tested = course.levels.flatMap(({ questions }) => questions);
  for (const { question, explanation } of tested)
    for (const asks of asked) {
      expect(asks.question).not.toBe(question);
      expect(asks.explanation).not.toBe(explanation);
    }
});

test('no exercise draws a connection that a question of its step asks about', async () => {
  const levels = await Promise.all(course.levels.map(({ level }) => loadExercises(level)));
  const all = Object.assign({}, ...levels) as (typeof levels)[number];
  const told = tasks.flatMap(({ id, steps }) =>
    steps.flatMap(({ title, question, exercises = [] }) => {
      const asked = [...(question?.places ?? []), ...(question?.about ? [question.about] : [])];
      const drawn = (all[id] ?? [])
        .filter((exercise) => exercises.includes(exercise.title))
        .flatMap(({ missing, wrong = [] }) => [...missing, ...wrong].map(({ connection }) => connection));
      return drawn.some((one) => asked.some((place) => one.startsWith(place))) ? [`${id}: ${title}`] : [];
    }),
  );
  expect(told).toEqual([]);
});
