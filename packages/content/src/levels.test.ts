import { expect, test } from 'vitest';
import { checkedTasks, exercisedTasks, loadChecks, loadExercises } from './checks.js';
import { course } from './course.js';
import { loadLevel, loadQuiz, loadTasks } from './levels.js';
import { outline } from './outline.js';

const numbers = outline.levels.map(({ level }) => level);

test.each(course.levels)('level $level is loaded by its number, also in parts', async (level) => {
  expect(await loadLevel(level.level)).toEqual(level);
  expect(await loadTasks(level.level)).toEqual(level.tasks);
  expect(await loadQuiz(level.level)).toEqual(level.questions);
});

test.each([
  ['checks', loadChecks, checkedTasks],
  ['exercises', loadExercises, exercisedTasks],
] as const)('the levels have the %s of all tasks that are said to have any', async (_, load, tasks) => {
  const found = await Promise.all(numbers.map((level): Promise<object> => load(level)));
  expect(found.flatMap((ofTasks) => Object.keys(ofTasks)).sort()).toEqual([...tasks].sort());
});

test.each([loadLevel, loadTasks, loadQuiz, loadChecks, loadExercises])(
  'a level that is not there is refused with those that are',
  async (load) => {
    const count = numbers.length;
    await expect(load(count + 1)).rejects.toThrow(
      `The course has no level ${count + 1}; its levels are 1 to ${count}`,
    );
  },
);
