import { expect, test } from 'vitest';
import { loadTasks, outline } from '../course.js';
import { searchLessons } from './search-lessons.js';

const levels = await Promise.all(outline.levels.map(({ level }) => loadTasks(level)));
const { find: search, says } = searchLessons(levels);

/** As learners ask, each with the lesson that answers. */
const QUESTIONS: readonly (readonly [question: string, lesson: string])[] = [
  ['how do I install langflow', '1-1'],
  ['start langflow with docker', '1-1'],
  ['openai api key where', '1-1'],
  ['langflow does not start', '1-1'],
  ['use ollama', '1-1'],
  ['where is the playground', '1-2'],
  ['zoom and move the canvas', '1-2'],
  ['keyboard shortcuts', '1-2'],
  ['what do the colors of the ports mean', '1-3'],
  ['group components', '1-3'],
  ['prompt variables with curly braces', '1-3'],
  ['temperature of the model', '1-4'],
  ['go back to an older version', '1-4'],
  ['export a flow as json', '1-4'],
  ['agent does not use its tool', '1-5'],
  ['calculator tool', '1-5'],
  ['call my flow with curl', '2-1'],
  ['convert table to text', '2-2'],
  ['type convert', '2-2'],
  ['if else', '2-3'],
  ['loop over rows', '2-3'],
  ['chat forgets my name', '2-4'],
  ['session id', '2-4'],
  ['.env file', '2-5'],
  ['global variables', '2-5'],
  ['several agents working together', '3-1'],
  ['rag', '3-2'],
  ['chunk size', '3-2'],
  ['mcp server', '3-3'],
  ['agent reads a database with sql', '3-3'],
  ['how many tokens did it cost', '3-4'],
  ['langfuse', '3-4'],
  ['webhook', '3-5'],
  ['write my own component in python', '4-1'],
  ['rate limit 429', '4-3'],
  ['turn off auto login', '4-4'],
  ['publish my components as a package', '4-5'],
  ['github actions', '5-2'],
  ['kubernetes', '5-1'],
  ['backup of the database', '5-1'],
];

test('40 questions as learners ask them lead to the right lesson among the first three, but for four at most, whatever is locked', () => {
  expect(QUESTIONS).toHaveLength(40);
  for (const { level: open } of outline.levels) {
    const answered = QUESTIONS.filter(([question, lesson]) => {
      const places = search(question, (level) => level > open);
      const lessons = new Set(places.map(({ level, task }) => `${level}-${task}`));
      return [...lessons].slice(0, 3).includes(lesson);
    });
    expect.soft(answered.length, `level ${open} is the last open one`).toBeGreaterThanOrEqual(36);
  }
});

test('what is open comes before what is locked where both fit nearly as well', () => {
  const levelsOf = (open: number) => search('api key', (level) => level > open).map(({ level }) => level);

  expect(levelsOf(5)[0], 'with all open').toBe(4);
  expect(levelsOf(3)[0]).toBe(3);
  expect(levelsOf(2)[0]).toBe(2);
  expect(levelsOf(1), 'it is shown at least').toContain(1);
  expect(search('webhook', (level) => level > 1)[0], 'as nothing else fits').toMatchObject({ level: 3 });
});

test('a step is found by its heading, and no lesson takes all the places', () => {
  const [first, ...others] = search('temperature');

  expect(first).toMatchObject({ level: 1, task: 4, step: 6, heading: 'Feel the temperature' });
  expect(new Set(others.map(({ lesson }) => lesson)).size).toBeGreaterThan(1);
});

test('a lesson has more places where there is room, after those of others', () => {
  const [task] = levels[0] ?? [];
  if (!task) throw new Error('There is a lesson');
  const step = (title: string) => ({ title, instruction: ['Play the trumpet.'] });
  const lesson = (title: string, steps: number) => ({
    ...task,
    title,
    description: '',
    introduction: [],
    steps: Array.from({ length: steps }, (_, index) => step(`Step ${index + 1}`)),
  });
  const lessonsOf = (steps: readonly number[]) =>
    searchLessons([steps.map((count, index) => lesson(`Lesson ${index + 1}`, count))])
      .find('trumpet')
      .map((place) => place.task);

  expect(lessonsOf([3])).toEqual([1, 1, 1]);
  expect(lessonsOf([3, 1])).toHaveLength(4);
  expect(lessonsOf([3, 1]).at(-1)).toBe(1);
  expect(lessonsOf([9, 2, 2, 2]).filter((lessonShown) => lessonShown === 1)).toHaveLength(2);
  expect(lessonsOf([9, 2])).toHaveLength(8);
});

test('what only a question in a step says is not found', () => {
  const [task] = levels[0] ?? [];
  const asks = {
    id: 's1',
    question: 'Saxophone?',
    options: ['a', 'b'],
    correctAnswer: 0,
    explanation: 'So.',
  };
  const step = { title: 'Play', instruction: ['Play the trumpet.'], question: { asks } };
  const { find } = searchLessons([task ? [{ ...task, steps: [step] }] : []]);

  expect(find('trumpet')).toHaveLength(1);
  expect(find('saxophone')).toEqual([]);
});

test('a mistyped word finds what was meant, and a word that stands nowhere finds nothing', () => {
  expect(search('playgruond')[0]).toMatchObject({ level: 1, task: 2 });
  expect(search('saxophone')).toEqual([]);
  expect(search('how do I')).toEqual([]);
});

test('whether a lesson says a word is told of that word alone', () => {
  expect(['playground', 'webhooks'].map(says)).toEqual([true, true]);
  expect(['playgruond', 'saxophone', 'playgr'].map(says)).toEqual([false, false, false]);
});

test('a level that could not be fetched leaves the places of the others as they are', () => {
  const some = searchLessons(levels.map((tasks, index) => (index === 1 ? undefined : tasks)));

  expect([searchLessons(levels).isWhole, some.isWhole]).toEqual([true, false]);
  expect(some.find('webhook')[0]).toMatchObject({ level: 3, task: 5 });
  expect(some.lessons.map(({ level }) => level)).not.toContain(2);
  expect(some.lessons.at(-1)).toMatchObject({ level: 5 });
});
