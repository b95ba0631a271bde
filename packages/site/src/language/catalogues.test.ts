import type { Message } from '@course-kit/react/messages';
import { describe, expect, it } from 'vitest';
import { english } from './english.js';
import { LANGUAGES } from './languages.js';
import { ENGLISH, loadCatalogue } from './load-catalogue.js';
import type { SiteWords } from '../../integration/options.js';
import type { SiteMessages } from './site-messages.js';

/** Words that some languages share with English, by module and key. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  es: ['auth.toast.auth-failed.title'],
  fr: ['layout.documentation', 'layout.menu'],
  'pt-BR': ['layout.menu'],
};

/** What no text may contain, with the right form. Its spaces are no-break spaces, so that no sign begins a line. */
const MISTAKES: readonly (readonly [tag: string, right: string, mistake: RegExp])[] = [
  ['ar', '، ؛ ؟', /[,;?]/],
  ['ar', 'a percent sign that stays to the right of its number', /[^\u200E]%|%[^\u200E]|%$/],
  ['de', '0 %', /[^\u00A0]%/],
  ['es', '0 %', /[^\u00A0]%/],
  ['es', '¿…? ¡…!', /^[^¿]*\?|^[^¡]*!/],
  ['fr', '0 % : ; ! ?', /[^\u202F][%:;!?]/],
  ['fr', '« … »', /["“”]|«[^\u202F]|[^\u202F]»/],
  ['he', '0%', /\s%/],
  ['ja', '、。：！？（）', /[,.:;!?()]/],
  ['pt-BR', '0%', /\s%/],
  ['zh-Hans', '，。：；！？（）', /[,.:;!?()]/],
];

const languages = await Promise.all(
  LANGUAGES.filter(({ tag }) => tag !== 'en').map(async ({ tag }) => {
    const catalogue = await loadCatalogue(tag);
    if (!catalogue.site || !catalogue.course) throw new Error(`${tag} has not all texts`);
    return {
      tag,
      written: catalogue.tag,
      course: catalogue.course,
      translated: messagesOf(catalogue.site),
      own: messagesOf(catalogue.own ?? {}),
    };
  }),
);

/** Messages by `module.key`. */
function messagesOf(messages: SiteMessages | SiteWords): ReadonlyMap<string, Message> {
  return new Map(
    Object.entries(messages).flatMap(([module, texts]) =>
      Object.entries(texts).map(([key, message]) => [`${module}.${key}`, message as Message] as const),
    ),
  );
}

/** A message's texts by plural form; one that has none counts as `other`. */
function formsOf(message: Message | undefined): Readonly<Record<string, string>> {
  return typeof message === 'string' ? { other: message } : (message ?? {});
}

function placeholdersIn(text = ''): string {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort().join(', ');
}

/** `key: text` of every text in which there is a mistake; placeholders count as a number. */
function textsWith(messages: ReadonlyMap<string, Message>, mistake: RegExp): string[] {
  return [...messages].flatMap(([key, message]) =>
    Object.values(formsOf(message))
      .filter((text) => mistake.test(text.replaceAll(/\{\w+\}/g, '0')))
      .map((text) => `${key}: ${text}`),
  );
}

const inEnglish = messagesOf(english);

const ownInEnglish = messagesOf(ENGLISH.own ?? {});

describe.each(languages)('$tag', ({ tag, written, course, translated, own }) => {
  it('has its own tag, and the texts of the course’s components', () => {
    expect(written).toBe(tag);
    expect(Object.keys(course).length).toBeGreaterThan(10);
  });

  it('has every text and no other', () => {
    expect([...translated.keys()].sort()).toEqual([...inEnglish.keys()].sort());
  });

  it('says in words of the brand what English does, and nothing in English', () => {
    expect([...own.keys()]).toEqual([...ownInEnglish.keys()]);
    expect(own.size).toBeGreaterThan(10);
    expect([...own].filter(([key, text]) => text === ownInEnglish.get(key))).toEqual([]);
  });

  it('has every plural form of the language and no other', () => {
    const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort().join(', ');
    const others = [...translated]
      .filter(([key]) => typeof inEnglish.get(key) !== 'string')
      .filter(([, message]) => Object.keys(formsOf(message)).sort().join(', ') !== wanted);
    expect(others).toEqual([]);
  });

  it('keeps every placeholder and has no other', () => {
    const changed = [...inEnglish].flatMap(([key, message]) => {
      const wanted = placeholdersIn(formsOf(message)['other']);
      return Object.values(formsOf(translated.get(key))).filter((text) => placeholdersIn(text) !== wanted);
    });
    expect(changed).toEqual([]);
  });

  it('leaves no text in English', () => {
    const untranslated = [...inEnglish]
      .filter(([key, message]) => {
        const texts = Object.values(formsOf(translated.get(key)));
        return texts.some((text) => text.trim() === '' || Object.values(formsOf(message)).includes(text));
      })
      .map(([key]) => key);
    expect(untranslated.sort()).toEqual([...(SAME_AS_ENGLISH[tag] ?? [])].sort());
  });

  it('uses … and ’, and has no double spaces', () => {
    for (const texts of [translated, own]) expect(textsWith(texts, /\.\.\.|'|\s{2}|^\s|\s$/)).toEqual([]);
  });
});

describe('texts are written as their language is:', () => {
  it.each(MISTAKES)('%s, %s', (tag, _right, mistake) => {
    const language = languages.find((candidate) => candidate.tag === tag);
    for (const texts of [language?.translated, language?.own])
      expect(texts && textsWith(texts, mistake)).toEqual([]);
  });

  it('a wrong text is found', () => {
    expect(textsWith(inEnglish, /[^\u202F]!/)).toContain('errorScreen.title: Unexpected Application Error!');
  });
});

it('the English catalogue has the texts of every module', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.messages.ts', { eager: true });
  const written = Object.values(modules).flatMap((module) => Object.values(module));
  expect(new Set(Object.values(english))).toEqual(new Set(written));
});
