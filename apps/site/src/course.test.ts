import { expect, test } from 'vitest';
import { loadLevel, loadQuestions, outline } from './course.js';

test.each(outline.levels)('the lessons of level $level can be fetched', async ({ level, tasks }) => {
  const loaded = await loadLevel(level);
  expect([loaded.level, loaded.tasks.length]).toEqual([level, tasks.length]);
});

test.each(outline.levels)(
  'the quiz of level $level is the same with and without its lessons',
  async ({ level }) => {
    expect(await loadQuestions(level)).toEqual((await loadLevel(level)).questions);
  },
);
