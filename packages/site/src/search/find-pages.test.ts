import { describe, expect, test } from 'vitest';
import { english } from '../language/english.js';
import { LANGUAGES, type LanguageTag } from '../language/languages.js';
import { loadCatalogue } from '../language/load-catalogue.js';
import { findPages, wordsIn } from './find-pages.js';

const PAGES = ['progress', 'certificates', 'extraCourses', 'signIn', 'privacyPolicy'] as const;
type Page = (typeof PAGES)[number];

const finders = new Map(
  await Promise.all(
    LANGUAGES.map(async ({ tag }) => {
      const { pages, search } = (await loadCatalogue(tag)).site ?? english;
      const site = PAGES.map((page) => ({
        href: page,
        title: pages[page],
        description: '',
        names: search[`names.${page}`],
      }));
      const pagesFor = findPages(site, wordsIn(search.common));
      const find = (question: string) => {
        const { meant, mentioned } = pagesFor(question, () => true);
        return { meant: meant.map(({ href }) => href), mentioned: mentioned.map(({ href }) => href) };
      };
      return [tag, { find, titles: pages }] as const;
    }),
  ),
);
const findIn = (tag: LanguageTag, question: string) => finders.get(tag)!.find(question);

test.each(LANGUAGES.map(({ tag }) => tag))('each page is found by its own title alone, in %s', (tag) => {
  for (const page of PAGES) {
    const title = finders.get(tag)!.titles[page];
    for (const typed of [title, title.toLowerCase(), ` ${title.toUpperCase()}? `])
      expect.soft(findIn(tag, typed).meant, typed).toContain(page);
  }
});

/** As learners ask. */
const ASKED: readonly (readonly [LanguageTag, question: string, Page])[] = [
  ['en', 'certificate', 'certificates'],
  ['en', 'my certificates', 'certificates'],
  ['en', 'where is my certificate?', 'certificates'],
  ['en', 'my progress', 'progress'],
  ['en', 'dashboard', 'progress'],
  ['en', 'sign in', 'signIn'],
  ['en', 'Login', 'signIn'],
  ['en', 'how do I log in', 'signIn'],
  ['en', 'forgot my password', 'signIn'],
  ['en', 'extra courses', 'extraCourses'],
  ['en', 'cert', 'certificates'],
  ['de', 'Zertifikat', 'certificates'],
  ['de', 'wo finde ich mein Zertifikat', 'certificates'],
  ['de', 'Urkunden', 'certificates'],
  ['de', 'mein fortschritt', 'progress'],
  ['de', 'einloggen', 'signIn'],
  ['de', 'wie kann ich mich anmelden?', 'signIn'],
  ['es', '¿dónde está mi certificado?', 'certificates'],
  ['es', 'iniciar sesion', 'signIn'],
  ['fr', 'où trouver mon diplôme', 'certificates'],
  ['fr', 'se connecter', 'signIn'],
  ['pt-BR', 'onde vejo meus certificados', 'certificates'],
  ['pt-BR', 'painel', 'progress'],
  ['ja', '修了証はどこ', 'certificates'],
  ['ja', 'ログイン', 'signIn'],
  ['zh-Hans', '我的证书在哪里', 'certificates'],
  ['zh-Hans', '学习进度', 'progress'],
  ['ar', 'أين شهادتي', 'certificates'],
  ['ar', 'الدخول', 'signIn'],
  ['he', 'איפה התעודות שלי', 'certificates'],
  ['he', 'להתחבר', 'signIn'],
];

test.each(ASKED)('in %s “%s” asks for one page: %s', (tag, question, page) => {
  expect(findIn(tag, question).meant).toEqual([page]);
});

describe('a page that is named within another question', () => {
  test.each([
    ['turn off auto login', ['signIn']],
    ['certificate of the proxy', ['certificates']],
  ])('is mentioned: %s', (question, mentioned) => {
    expect(findIn('en', question)).toEqual({ meant: [], mentioned });
  });

  test.each(['', 'i', 'in', 'the', 'design input schema', 'log of a run', 'temperature', 'langflow', 'ce'])(
    'is no part of another word: “%s”',
    (question) => {
      expect(findIn('en', question)).toEqual({ meant: [], mentioned: [] });
    },
  );
});

test('what pages are called is read once, not with each key', () => {
  let reads = 0;
  const page = {
    href: '/certificates',
    title: 'My certificates',
    description: '',
    get names() {
      reads++;
      return 'certificate, diploma';
    },
  };
  const pagesFor = findPages([page], new Set());
  for (const typed of ['dipl', 'diplo', 'diploma']) expect(pagesFor(typed, () => true).meant).toEqual([page]);
  expect(reads).toBe(1);
});
