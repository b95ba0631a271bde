import { textOf } from '@course-kit/react/messages';
import type { CourseOutline } from '@course-kit/react/model';
import { expect, test } from 'vitest';
import { loadTasks, outline } from '../course.js';
import { english } from '../language/english.js';
import { LANGUAGES, type LanguageTag } from '../language/languages.js';
import { loadCatalogue } from '../language/load-catalogue.js';
import { findPages, wordsIn } from './find-pages.js';
import { levelPages } from './level-pages.js';
import { searchLessons } from './search-lessons.js';

const { says } = searchLessons(await Promise.all(outline.levels.map(({ level }) => loadTasks(level))));

/** What a learner finds whose next test is that of level 2. */
async function finderIn(tag: LanguageTag, course: CourseOutline = outline) {
  const { pages, search } = (await loadCatalogue(tag)).site ?? english;
  const text = textOf(english.pages, pages, tag);
  const names = textOf(english.search, search, tag);
  const progress = {
    href: '/dashboard',
    title: pages.progress,
    description: '',
    names: search['names.progress'],
    namesAlone: search['names.deleteAccount'],
  };
  const pagesFor = findPages([progress, ...levelPages(course, 2, text, names)], wordsIn(search.common));
  return (question: string) => {
    const { meant, mentioned } = pagesFor(question, says);
    return { meant: meant.map(({ href }) => href), mentioned: mentioned.map(({ href }) => href) };
  };
}

const inEnglish = await finderIn('en');

test.each([
  ['fundamentals', ['/level-1']],
  ['Langflow Fundamentals', ['/level-1']],
  ['flow builder', ['/level-2']],
  ['builder', ['/level-2']],
  ['custom', ['/level-4']],
  ['level 2', ['/level-2', '/level-2/quiz']],
  ['test level 3', ['/level-3/quiz']],
  ['the quiz of level 3', ['/level-3/quiz']],
  ['level 3 test', ['/level-3/quiz']],
  ['flow architect test', ['/level-3/quiz']],
  ['Knowledge Test, Level 5', ['/level-5/quiz']],
  ['level2', ['/level-2', '/level-2/quiz']],
  ['levl 2', ['/level-2']],
  ['levl2', ['/level-2']],
  ['test level 2', ['/level-2/quiz']],
  ['test level2', ['/level-2/quiz']],
  ['level 2 test', ['/level-2/quiz']],
  ['delete account', ['/dashboard']],
])('“%s” asks for %j', (question, meant) => {
  expect(inEnglish(question).meant).toEqual(expect.arrayContaining(meant));
  expect(inEnglish(question).meant.every((href) => meant.some((one) => href.startsWith(one)))).toBe(true);
});

test.each(['test', 'tests', 'quiz', 'next test', 'where is the test', 'knowledge test', 'exam'])(
  'a test that is not named is the next one alone: “%s”',
  (question) => {
    expect(inEnglish(question)).toEqual({ meant: ['/level-2/quiz'], mentioned: [] });
  },
);

test.each(['flow', 'level', 'test my flow', 'custom component', 'langflow server', 'build a flow', 'design'])(
  'words that many lessons say bring no level: “%s”',
  (question) => {
    expect(inEnglish(question)).toEqual({ meant: [], mentioned: [] });
  },
);

test('a level that is named within another question is mentioned', () => {
  expect(inEnglish('agents of level 3')).toEqual({ meant: [], mentioned: ['/level-3'] });
});

test.each([
  ['fundementals', '/level-1'],
  ['langflow fundametnals', '/level-1'],
  ['flow biulder', '/level-2'],
  ['knowlege test', '/level-2/quiz'],
  ['delete acount', '/dashboard'],
])('a mistyped name is understood: “%s”', (question, page) => {
  expect(inEnglish(question).meant[0]).toBe(page);
});

test.each(['saxophone', 'building', 'levels', 'customer'])('“%s” is another word', (question) => {
  expect(inEnglish(question)).toEqual({ meant: [], mentioned: [] });
});

test.each(LANGUAGES.map(({ tag }) => tag))(
  'each level and test is found by its number, in %s',
  async (tag) => {
    const { pages, search } = (await loadCatalogue(tag)).site ?? english;
    const find = await finderIn(tag);
    const names = textOf(english.search, search, tag);
    const titles = textOf(english.pages, pages, tag);
    for (const { level, title } of outline.levels) {
      for (const typed of wordsIn(names('names.level', { level, title })))
        expect.soft(find(typed).meant, typed).toContain(`/level-${level}`);
      for (const typed of [titles('quiz', { level }), ...wordsIn(names('names.quiz', { level, title }))])
        expect.soft(find(typed).meant, typed).toEqual([`/level-${level}/quiz`]);
    }
    for (const typed of wordsIn(names('names.nextQuiz')))
      expect.soft(find(typed).meant, typed).toEqual(['/level-2/quiz']);
  },
);

test('in a course of twelve levels, level 1 is level 1', async () => {
  const [first] = outline.levels;
  if (!first) throw new Error('There is a level');
  const levels = Array.from({ length: 12 }, (_, index) => ({
    ...first,
    level: index + 1,
    title: `Part ${index}`,
  }));
  const find = await finderIn('en', { ...outline, levels });
  expect(find('level 1').meant).toEqual(['/level-1']);
  expect(find('level 12').meant).toEqual(['/level-12', '/level-12/quiz']);
});
