import { en } from '@course-kit/react/messages';
import { ar } from '@course-kit/react/messages/ar';
import { de } from '@course-kit/react/messages/de';
import { es } from '@course-kit/react/messages/es';
import { fr } from '@course-kit/react/messages/fr';
import { he } from '@course-kit/react/messages/he';
import { ja } from '@course-kit/react/messages/ja';
import { ptBR } from '@course-kit/react/messages/pt-BR';
import { zhHans } from '@course-kit/react/messages/zh-Hans';
import { describe, expect, it } from 'vitest';
import * as credentials from '../../../credentials/exports/messages.js';
import * as flow from '../../../flow/exports/messages.js';
import type { TextsByFeature } from '../texts/message-types.js';

/** The languages with the texts of all packages. */
const languages: Readonly<Record<string, TextsByFeature>> = {
  ar: { ...ar, ...credentials.ar, ...flow.ar },
  de: { ...de, ...credentials.de, ...flow.de },
  es: { ...es, ...credentials.es, ...flow.es },
  fr: { ...fr, ...credentials.fr, ...flow.fr },
  he: { ...he, ...credentials.he, ...flow.he },
  ja: { ...ja, ...credentials.ja, ...flow.ja },
  'pt-BR': { ...ptBR, ...credentials.ptBR, ...flow.ptBR },
  'zh-Hans': { ...zhHans, ...credentials.zhHans, ...flow.zhHans },
};

/** Every text of a language by `feature.key`, with its placeholders left out. */
function textsOf(catalogue: TextsByFeature): (readonly [key: string, text: string])[] {
  return Object.entries(catalogue).flatMap(([feature, messages]) =>
    Object.entries(messages ?? {}).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message ?? {})).map(
        (text) => [`${feature}.${key}`, text.replaceAll(/\{\w+\}/g, '0')] as const,
      ),
    ),
  );
}

function keysWith(catalogue: TextsByFeature, mistake: RegExp): string[] {
  return textsOf(catalogue)
    .filter(([, text]) => mistake.test(text))
    .map(([key, text]) => `${key}: ${text}`);
}

/** What must be in no text, by what stands there instead. Spaces in it do not break, so that no sign begins a line. */
const MISTAKES: readonly (readonly [language: string, right: string, mistake: RegExp])[] = [
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
  ['zh-Hans', '，。：！？（）', /[,.:;!?()]/],
];

describe('texts are written as their language is:', () => {
  it.each(MISTAKES)('%s, %s', (language, _right, mistake) => {
    expect(keysWith(languages[language] ?? {}, mistake)).toEqual([]);
  });

  it.each(Object.entries(languages))('%s has … and ’, and no space too many', (_language, catalogue) => {
    expect(keysWith(catalogue, /\.\.\.|'|\s{2}|^\s|\s$/)).toEqual([]);
  });

  it('a wrong text is found', () => {
    expect(keysWith(en, /[^\u202F]!/)).toContain('toaster.task-completed.title: Task completed!');
  });
});
