import { describe, expect, it } from 'vitest';
import { isOneLanguage, textLanguage } from './text-language.js';

describe('the direction of a text', () => {
  it.each([
    'ar',
    'ar-EG',
    'he',
    'fa',
    'ur',
    'yi',
    'dv',
    'ps',
    'ckb',
    'az-Arab',
    'ff-Adlm',
    'syr',
    'nqo',
    'rhg',
  ])('is from right to left in %s', (tag) => expect(textLanguage(tag)).toEqual({ lang: tag, dir: 'rtl' }));

  it.each(['en', 'de-CH', 'ja', 'zh-Hans', 'az', 'pt-BR', 'ar-Latn', 'ff', 'sr-Cyrl', 'xx'])(
    'is from left to right in %s',
    (tag) => expect(textLanguage(tag)).toEqual({ lang: tag, dir: 'ltr' }),
  );
});

describe('two tags', () => {
  it.each([
    ['en', 'en-US'],
    ['en-GB', 'en-US'],
    ['de', 'de-Latn-AT'],
    ['zh-Hans', 'zh-CN'],
    ['zh', 'zh-Hans'],
    ['iw', 'he'],
  ])('name one language: %s and %s', (a, b) => expect(isOneLanguage(a, b)).toBe(true));

  it.each([
    ['en', 'de'],
    ['zh-Hans', 'zh-TW'],
    ['sr', 'sr-Latn'],
    ['pt', 'es'],
  ])('name two: %s and %s', (a, b) => expect(isOneLanguage(a, b)).toBe(false));
});
