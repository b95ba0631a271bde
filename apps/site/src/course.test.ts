import { expect, test } from 'vitest';
import { loadLevel, outline } from './course.js';

test.each(outline.levels)('the lessons of level $level can be fetched', async ({ level, tasks }) => {
  const loaded = await loadLevel(level);
  expect([loaded.level, loaded.tasks.length]).toEqual([level, tasks.length]);
});
