import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as credentials from '../../../credentials/exports/messages.js';
import * as flow from '../../../flow/exports/messages.js';
import { en } from './en.js';
import type { Message, TextsByFeature } from '../texts/message-types.js';

/** Words that some languages share with English, by feature and key. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: [
    'certificateDownload.name',
    'certificateView.profileName',
    'courseMap.detail',
    'flowExerciseBoard.port',
    'flowMending.wire',
    'levelCard.titledAction',
    'progressGrid.titledAction',
    'taskPage.videoLabel',
  ],
  ar: ['flowExerciseBoard.port', 'levelCard.titledAction', 'progressGrid.titledAction'],
  es: [
    'courseMap.detail',
    'flowExerciseBoard.port',
    'flowMending.wire',
    'levelCard.titledAction',
    'progressGrid.titledAction',
  ],
  fr: [
    'courseMap.detail',
    'flowExerciseBoard.port',
    'flowMending.wire',
    'taskPage.documentation',
    'toaster.region',
  ],
  'pt-BR': [
    'certificateView.percent',
    'courseMap.detail',
    'flowExerciseBoard.port',
    'flowMending.wire',
    'levelCard.titledAction',
    'levelCertificate.made',
    'progressGrid.titledAction',
    'quizRunner.score',
  ],
  ja: ['certificateView.percent', 'flowMending.wire', 'quizRunner.score'],
  'zh-Hans': ['certificateView.percent', 'flowMending.wire', 'levelCertificate.made', 'quizRunner.score'],
  he: [
    'certificateView.percent',
    'courseMap.detail',
    'flowExerciseBoard.port',
    'levelCard.titledAction',
    'levelCertificate.made',
    'progressGrid.titledAction',
    'quizRunner.score',
  ],
};

/** Forms that stand for one number only in most languages, so that they may say it in a word. */
const FORMS_OF_ONE_NUMBER: readonly string[] = ['zero', 'one', 'two'];

/** The texts of other packages, each by the name of a language. */
const others: readonly Readonly<Record<string, TextsByFeature>>[] = [credentials, flow];

/** Every language there is, by its tag, which is the name of its file, with its texts in all packages. */
const languages = await Promise.all(
  readdirSync(new URL('languages', import.meta.url)).map(async (file) => {
    const tag = file.replace(/\.ts$/, '');
    const module = (await import(`./languages/${tag}.ts`)) as Readonly<Record<string, TextsByFeature>>;
    const [[name, messages] = ['', undefined], ...more] = Object.entries(module);
    if (!messages || more.length > 0) throw new Error(`${file} exports one language`);
    return {
      tag,
      name,
      messages: Object.assign({}, messages, ...others.map((other) => other[name])) as TextsByFeature,
    };
  }),
);

/** A catalogue's messages by `feature.key`. */
function messagesOf(catalogue: TextsByFeature): ReadonlyMap<string, Message> {
  return new Map(
    Object.entries(catalogue).flatMap(([feature, messages]) =>
      Object.entries(messages ?? {}).map(
        ([key, message]) => [`${feature}.${key}`, message as Message] as const,
      ),
    ),
  );
}

/** A message's texts by plural form; one that has none counts as `other`. */
function formsOf(message: Message | undefined): Readonly<Record<string, string>> {
  return typeof message === 'string' ? { other: message } : (message ?? {});
}

function hasForms([, message]: readonly [string, Message]): boolean {
  return typeof message !== 'string';
}

function placeholdersIn(text = ''): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

/** The keys of those that have not exactly these forms. */
function withoutForms(messages: Iterable<readonly [string, Message]>, forms: readonly string[]): string[] {
  const wanted = [...forms].sort().join(', ');
  return [...messages]
    .filter(([, message]) => Object.keys(formsOf(message)).sort().join(', ') !== wanted)
    .map(([key]) => key);
}

const own = { ...en, ...flow.en };
const english = messagesOf({ ...own, ...credentials.en });
const features = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../**/*.messages.ts', '../../../flow/src/**/*.messages.ts'],
  { eager: true },
);

describe('the English catalogue', () => {
  it('has the messages of every feature', () => {
    const written = Object.values(features).flatMap((module) => Object.values(module));
    const all: readonly unknown[] = Object.values(own);
    expect(all.filter((feature) => !written.includes(feature))).toEqual([]);
    // A feature may be written in parts, which are loaded one by one.
    const isPart = (texts: object) =>
      Object.values(own).some((feature: Readonly<Record<string, unknown>>) =>
        Object.entries(texts).every(([key, message]) => feature[key] === message),
      );
    expect(written.filter((texts) => !isPart(texts as object))).toEqual([]);
  });

  it('has both plural forms wherever it has one', () => {
    expect(withoutForms([...english].filter(hasForms), ['one', 'other'])).toEqual([]);
  });
});

describe.each(languages)('$tag', ({ tag, name, messages: catalogue }) => {
  const translated = messagesOf(catalogue);

  it('is exported by its tag', () => {
    expect(name).toBe(tag.replaceAll('-', ''));
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  it('has every message and no other', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has every plural form of the language and no other', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const counting = [...translated].filter(
      ([key, message]) => hasForms([key, message]) || typeof english.get(key) !== 'string',
    );
    expect(withoutForms(counting, forms)).toEqual([]);
  });

  it('keeps every placeholder and has no other', () => {
    const changed = [...english].flatMap(([key, message]) => {
      const wanted = placeholdersIn(formsOf(message).other);
      return Object.entries(formsOf(translated.get(key)))
        .filter(([form, text]) => {
          const kept = placeholdersIn(text);
          const isInWords = FORMS_OF_ONE_NUMBER.includes(form) && !kept.includes('count');
          return String(kept) !== String(wanted.filter((one) => !isInWords || one !== 'count'));
        })
        .map(([form]) => `${key}, ${form}`);
    });
    expect(changed).toEqual([]);
  });

  it('leaves no text in English', () => {
    const untranslated = [...english]
      .filter(([key, message]) => {
        const inEnglish = Object.values(formsOf(message));
        const texts = Object.values(formsOf(translated.get(key)));
        return texts.some((text) => text.trim() === '' || inEnglish.includes(text));
      })
      .map(([key]) => key);
    expect(untranslated.sort()).toEqual([...(SAME_AS_ENGLISH[tag] ?? [])].sort());
  });
});
