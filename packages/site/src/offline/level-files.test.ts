import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesNamedIn, levelFiles, type BuiltFile } from './level-files.js';
import { filesToKeep, isOfBuild, totalBytes } from './level-list.js';

/** A build of two levels, each file with what it names. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['assets/landing-route.h.js'],
  'level-1.html': ['assets/site.h.js', 'assets/bold.h.woff2', 'assets/bold.h.woff', 'favicon.svg'],
  'level-1/task-1.html': ['assets/site.h.js', 'assets/de.h.js', 'assets/open@2x.h.avif', 'level-1/task-1.md'],
  'level-1/quiz.html': ['assets/site.h.js'],
  'level-2.html': ['assets/site.h.js'],
  'level-1/task-1.md': [],
  'assets/site.h.js': [
    'assets/landing-route.h.js',
    'assets/task-route.h.js',
    'assets/quiz-route.h.js',
    'assets/de.h.js',
    'assets/fr.h.js',
    'assets/site.h.js',
  ],
  'assets/landing-route.h.js': ['assets/try-out.h.js'],
  'assets/try-out.h.js': [],
  'assets/task-route.h.js': ['assets/tasks-1.h.js', 'assets/tasks-2.h.js', 'assets/check-worker-h.js'],
  'assets/quiz-route.h.js': ['assets/quiz-1.h.js', 'assets/quiz-2.h.js'],
  'assets/tasks-1.h.js': ['videos/level1-task1.mp4', 'videos/level1-task2.mp4', 'assets/h/flow.json'],
  'assets/tasks-1-de.h.js': [],
  'assets/tasks-2.h.js': ['assets/second.h.avif'],
  'assets/tasks-2-de.h.js': [],
  'assets/quiz-1.h.js': [],
  'assets/quiz-2.h.js': [],
  'assets/de.h.js': ['assets/tasks-1-de.h.js', 'assets/tasks-2-de.h.js', 'assets/laid-over.h.js'],
  'assets/fr.h.js': ['assets/laid-over.h.js'],
  'assets/laid-over.h.js': [],
  'assets/check-worker-h.js': [],
  'assets/h/flow.json': [],
  'assets/open@2x.h.avif': [],
  'assets/second.h.avif': [],
  'assets/bold.h.woff': [],
  'assets/bold.h.woff2': [],
  'favicon.svg': [],
  'videos/level1-task1.mp4': [],
  'videos/level1-task1.vtt': [],
  'videos/level1-task1.avif': [],
  'videos/level1-task2.mp4': [],
  'videos/level2-task1.avif': [],
};
const STAND_IN = 'videos/level1-task2.mp4';
const built = new Map(
  Object.entries(NAMES).map(([path, names]) => [path, { size: path === STAND_IN ? 28 : 2000, names }]),
);
const pathsOf = (files: readonly (readonly [string, number])[]) => files.map(([path]) => path);

describe('a level consists of', () => {
  const { pages, files, films, words } = levelFiles(built, 1, ['de', 'fr']);

  it('its overview, its lessons and its test, as addresses', () => {
    expect(pathsOf(pages)).toEqual(['level-1', 'level-1/quiz', 'level-1/task-1']);
  });

  it('what its pages need at once or later, and nothing of other pages and levels', () => {
    expect(pathsOf(files)).toEqual([
      'assets/bold.h.woff2',
      'assets/check-worker-h.js',
      'assets/h/flow.json',
      'assets/open@2x.h.avif',
      'assets/quiz-1.h.js',
      'assets/quiz-route.h.js',
      'assets/site.h.js',
      'assets/task-route.h.js',
      'assets/tasks-1.h.js',
      'favicon.svg',
      'videos/level1-task1.avif',
      STAND_IN,
    ]);
  });

  it('films with their captions, apart; what stands in for one that is still to come is none', () => {
    expect(pathsOf(films)).toEqual(['videos/level1-task1.mp4', 'videos/level1-task1.vtt']);
  });

  it('its words in each language, apart, with what comes along with them', () => {
    expect(Object.values(words).map(pathsOf)).toEqual([
      ['assets/de.h.js', 'assets/laid-over.h.js', 'assets/tasks-1-de.h.js'],
      ['assets/fr.h.js', 'assets/laid-over.h.js'],
    ]);
  });

  it('words of the language that is shown, and films where they are asked for', () => {
    const list = { pages, files, films, words };
    expect(pathsOf(filesToKeep(list, 'en', false))).toEqual(pathsOf(files));
    expect(pathsOf(filesToKeep(list, 'fr', true))).toEqual(
      pathsOf([...files, ...(words['fr'] ?? []), ...films]),
    );
    expect(totalBytes(films)).toBe(4000);
  });

  it('is of the build of a page whose script it has', () => {
    expect(isOfBuild({ pages, files, films, words }, '/learn/assets/site.h.js')).toBe(true);
    expect(isOfBuild({ pages, files, films, words }, '/assets/site.other.js')).toBe(false);
    expect(isOfBuild({ pages, files, films, words }, null)).toBe(false);
  });
});

describe('a text names files', () => {
  const paths = new Set(built.keys());
  it.each([
    ['import{a}from"./site.h.js";', ['assets/site.h.js']],
    ['importScript(`quiz-1.h.js`)', ['assets/quiz-1.h.js']],
    ['m.f=["assets/de.h.js","assets/fr.h.js"]', ['assets/de.h.js', 'assets/fr.h.js']],
    ['src:url(/learn/assets/bold.h.woff2)format("woff2")', ['assets/bold.h.woff2']],
    ['<a props="{&quot;src&quot;:&quot;/learn/favicon.svg&quot;}">', ['favicon.svg']],
    ['srcset="/learn/assets/open@2x.h.avif 2x"', ['assets/open@2x.h.avif']],
    ['<meta content="https://learn.example.org/favicon.svg">', []],
    ['video:"/videos/level1-task1.mp4"', ['videos/level1-task1.mp4']],
    ['Save it as flow.json', []],
  ])('%s', (text, names) => {
    expect(filesNamedIn(text, paths, '/learn')).toEqual(names);
  });
});

it('whatever names what, everything is there that is needed, but for other levels, and nothing twice', () => {
  const path = fc
    .tuple(fc.constantFrom('site', 'parts', 'tasks-1', 'tasks-2', 'level-route', 'auth-route'), fc.nat(3))
    .map(([name, hash]) => `assets/${name}.${hash}.js`);
  const graph = fc.dictionary(path, fc.array(path, { maxLength: 4 }), { maxKeys: 12 });
  fc.assert(
    fc.property(graph, fc.array(path, { maxLength: 3 }), (named, first) => {
      const file = (names: readonly string[]): BuiltFile => ({ size: 1, names });
      const all = new Map([
        ...Object.entries(named).map(([name, names]) => [name, file(names)] as const),
        ['level-1.html', file(first)],
      ]);
      const kept = pathsOf(levelFiles(all, 1, []).files);
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept.filter((name) => /tasks-2|auth-route/.test(name))).toEqual([]);
      const wanted = [...first, ...kept.flatMap((name) => all.get(name)?.names ?? [])];
      expect(wanted.filter((name) => !kept.includes(name) && !/tasks-2|auth-route/.test(name))).toEqual([]);
    }),
  );
});
