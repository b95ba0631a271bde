import type { Task } from '@course-kit/react/model';
import { describe, expect, test } from 'vitest';
import { courseIn } from '../../src/course-in.js';
import { outline } from '../../src/outline.js';
import { loadQuiz, loadTasks } from '../../src/levels.js';

const inGerman = courseIn('de');
const [english, german] = await Promise.all([loadTasks(1), inGerman.loadTasks(1)]);
const [questions, fragen] = await Promise.all([loadQuiz(1), inGerman.loadQuiz(1)]);
const overview = (await inGerman.loadOutline()).levels[0];

/** Keys, which keyboards of the language name otherwise. */
const KEYS: Readonly<Record<string, string>> = {
  Strg: 'Ctrl',
  Umschalttaste: 'Shift',
  Rücktaste: 'Backspace',
};
const withEnglishKeys = (text: string) =>
  text.replaceAll(/Strg|Umschalttaste|Rücktaste/g, (key) => KEYS[key] ?? key);

/** Labels of the interface, which are bold and begin large, and what is typed; each once, whatever the order of a sentence is. */
function namesIn(part: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { kind, content, text } = value as { kind?: string; content?: unknown; text?: string };
    if (kind === 'snippet') return;
    if (kind === 'strong' && Array.isArray(content)) found.add(`**${content.join('')}**`);
    if (kind === 'code' && text !== undefined) found.add(`\`${withEnglishKeys(text)}\``);
    Object.values(value).forEach(look);
  };
  look(part);
  return [...found].sort();
}

const parts = ({ introduction, steps }: Task) => [
  introduction,
  ...steps.map(({ instruction }) => instruction),
];

describe.each(english.map((task, index) => ({ id: task.id, task, translated: german[index] })))(
  'the lesson $id in German',
  ({ task, translated }) => {
    test('is there, with another title for each step', () => {
      expect(translated?.language).toBe('de');
      const same = task.steps.filter(({ title }, index) => translated?.steps[index]?.title === title);
      expect(same).toEqual([]);
    });

    test('names the labels of Langflow, and what is typed, as the lesson does', () => {
      expect(parts(translated ?? task).map(namesIn)).toEqual(parts(task).map(namesIn));
    });

    test('asks in German what its steps ask', () => {
      for (const { question } of translated?.steps ?? []) expect(question?.asks.language ?? 'de').toBe('de');
    });
  },
);

test('the overview and all questions of level 1 are in German', () => {
  expect(overview).toMatchObject({ language: 'de', color: outline.levels[0]?.color });
  expect(overview?.tasks.map(({ language }) => language)).toEqual(english.map(() => 'de'));
  expect(fragen.map(({ id, language }) => [id, language])).toEqual(questions.map(({ id }) => [id, 'de']));
});

test('German is written with its own marks', () => {
  const said = JSON.stringify([overview, german, fragen], (key, value: unknown) =>
    ['code', 'href', 'src', 'darkSrc', 'figure', 'plan', 'video', 'carriedOut', 'text'].includes(key)
      ? undefined
      : value,
  ).replaceAll(/\\"|"/g, '\n');
  expect(
    said.match(/[“”](?=\p{L})|\p{L}”|(?<!\u00a0)%|(?<=[a-zäöüß,] )(?:Sie|Ihr\p{L}{0,2})\b/gu) ?? [],
  ).toEqual([]);
});
