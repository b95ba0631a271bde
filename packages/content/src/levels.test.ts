import { expect, test } from 'vitest';
import { checkedTasks, exercisedTasks, loadChecks, loadExercises } from './checks.js';
import { courseIn } from './course-in.js';
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

test.each([
  ['en', 'Python 3.10 to 3.14', 'Python 3.10 to 3.13 on macOS and Linux, and 3.10 to 3.12 on Windows'],
  [
    'de',
    'Python 3.10 bis 3.14',
    'Python 3.10 bis 3.13 unter macOS und Linux und 3.10 bis 3.12 unter Windows',
  ],
])(
  'the first lesson in %s says which Python this release and the older ones need',
  async (language, ...facts) => {
    const [lesson] = await courseIn(language).loadTasks(1);
    for (const fact of facts) expect(JSON.stringify(lesson)).toContain(fact);
  },
);
