import { brand } from 'virtual:course-site/options';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGE_KEY, LANGUAGES, languageName, parseLanguage } from './languages.js';

test.each(LANGUAGES)('the stored tag $tag is that language', ({ tag, name }) => {
  expect(parseLanguage(tag)).toBe(tag);
  expect(languageName(tag)).toBe(name);
});

test.each([null, undefined, '', 'EN', 'de-AT', 'de ', '"de"', 'null', 'pt', 'zh', 'tlh', '__proto__'])(
  'the stored value %j means English',
  (written) => {
    expect(parseLanguage(written)).toBe('en');
  },
);

describe('the script before the first paint', () => {
  const script = readFileSync(new URL('../layout/before-first-paint.js', import.meta.url), 'utf8');
  const [, known = ''] = /\/\^\(([^)]*)\)\$\/\.test\(language\)/.exec(script) ?? [];
  const [, fromTheRight = ''] = /\/([^/]*)\/\.test\(lang\)/.exec(script) ?? [];

  it('lists the same languages, without English', () => {
    expect(script.replaceAll('site-key', brand.storageKey)).toContain(`'${LANGUAGE_KEY}'`);
    expect(known.split('|').sort()).toEqual(
      LANGUAGES.map(({ tag }) => tag)
        .filter((tag) => tag !== 'en')
        .sort(),
    );
  });

  it.each(LANGUAGES)('has the direction $direction for $tag', ({ tag, direction }) => {
    expect(new RegExp(fromTheRight).test(tag) ? 'rtl' : 'ltr').toBe(direction);
  });
});
