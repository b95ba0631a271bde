import type { CourseSiteOptions } from '../../integration/options.js';
import { english } from './english.js';

const ENGLISH: Readonly<Record<string, Readonly<Record<string, unknown>>>> = english;

/**
 * The words of a site that no page says, or that have a placeholder which is never filled: `words.de.landing.titel: there is no such text`.
 * Not for browsers: it has all texts.
 */
export function unknownWords(words: NonNullable<CourseSiteOptions['words']>): readonly string[] {
  return Object.entries(words).flatMap(([tag, modules]) =>
    Object.entries(modules ?? {}).flatMap(([module, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const name = `words.${tag}.${module}.${key}`;
        const original = ENGLISH[module]?.[key];
        if (original === undefined) return `${name}: there is no such text`;
        const filled = placeholdersIn(original);
        return [...placeholdersIn(text)]
          .filter((placeholder) => !filled.has(placeholder))
          .map((placeholder) => `${name}: ${placeholder} is never filled there`);
      }),
    ),
  );
}

/** Those of a text, in whichever of its plural forms. */
function placeholdersIn(text: unknown): ReadonlySet<string> {
  const found = new Set(JSON.stringify(text).match(/\{\w+\}/g));
  return typeof text === 'string' ? found : found.add('{count}');
}
