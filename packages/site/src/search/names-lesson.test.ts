import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '@course-kit/react/messages';
import { outline } from '../course.js';
import { english } from '../language/english.js';
import { LANGUAGES } from '../language/languages.js';
import { loadCatalogue } from '../language/load-catalogue.js';
import { wordsIn } from './find-pages.js';
import { namesLesson } from './names-lesson.js';

const lessons = outline.levels.flatMap(({ level, tasks }) =>
  tasks.map(({ title }, index) => ({ level, task: index + 1, title })),
);

/** What a question names in a language, as `level-task`. */
async function namerIn(tag: (typeof LANGUAGES)[number]['tag']) {
  const { search } = (await loadCatalogue(tag)).site ?? english;
  const text = textOf(english.search, search, tag);
  const common = wordsIn(search.common);
  const numberOf = ({ level, task }: { readonly level: number; readonly task: number }) =>
    text('lesson', { level, task });
  const named = (question: string) => {
    const isNamed = namesLesson(question, common);
    return lessons
      .filter((lesson) => isNamed(lesson.title, numberOf(lesson)))
      .map(({ level, task }) => `${level}-${task}`);
  };
  return { named, numberOf };
}
const { named } = await namerIn('en');

test.each(lessons)('“$title” is the lesson of that title, however it is typed', ({ level, task, title }) => {
  for (const typed of [title, title.toUpperCase(), ` the ${title.toLowerCase()}? `])
    expect.soft(named(typed), typed).toEqual([`${level}-${task}`]);
});

test.each(['task 3', 'Task3', 'which is task 3?'])('“%s” is the third lesson of every level', (question) => {
  expect(named(question)).toEqual(['1-3', '2-3', '3-3', '4-3', '5-3']);
});

test.each(['level 2 task 3', 'level2 task3', 'Level 2, task 3', 'task 3 of level 2', 'task 3 level 2'])(
  '“%s” is one lesson',
  (question) => {
    expect(named(question)).toEqual(['2-3']);
  },
);

test.each(['', 'the', 'task', '3', 'level 2', 'task 31', 'environment', 'environment setup with docker'])(
  '“%s” names none',
  (question) => {
    expect(named(question)).toEqual([]);
  },
);

test.each(LANGUAGES.map(({ tag }) => tag))('each lesson is named by its number, in %s', async (tag) => {
  const inLanguage = await namerIn(tag);
  for (const lesson of lessons) {
    const number = inLanguage.numberOf(lesson);
    const one = [`${lesson.level}-${lesson.task}`];
    expect.soft(inLanguage.named(number), number).toEqual(one);
    expect.soft(inLanguage.named(number.replaceAll(' ', '')), number).toEqual(one);
    const [, task = ''] = number.split(/[,，،、]/u);
    expect.soft(inLanguage.named(task), task).toHaveLength(outline.levels.length);
  }
});

test('whatever is typed besides a title or a number, no lesson is named', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lessons), fc.stringMatching(/^q[a-z]{4,8}$/), ({ title, task }, word) => {
      expect(named(`${title} ${word}`)).toEqual([]);
      expect(named(`task ${task} ${word}`)).toEqual([]);
    }),
  );
});
