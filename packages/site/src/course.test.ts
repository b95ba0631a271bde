import { expect, test } from 'vitest';
import { loadQuestions, loadTasks, outline } from './course.js';

test.each(outline.levels)(
  'the lessons and questions of level $level can be fetched',
  async ({ level, tasks, questionCount }) => {
    expect((await loadTasks(level)).map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
    // A pool has more of them than an attempt asks.
    expect((await loadQuestions(level)).length).toBeGreaterThanOrEqual(questionCount);
  },
);

test.each([loadTasks, loadQuestions])('a level that is not there is refused', async (load) => {
  const level = outline.levels.length + 1;
  await expect(load(level)).rejects.toThrow(`no level ${level}`);
});
