import { createContext, useMemo, type Context } from 'react';
import type { Messages, TextOf, TextsLike } from '../texts/message-types.js';
import { textOf } from '../texts/text-of.js';

/** The same function for as long as texts and locale are the same. */
export function useText<English extends Messages>(
  english: English,
  messages: Partial<TextsLike<English>> | undefined,
  locale: string | undefined,
): TextOf<English> {
  return useMemo(() => textOf(english, messages, locale), [english, messages, locale]);
}

/** Hands a view's texts down to its parts, which read them with `useContext`. */
export function textContext<English extends Messages>(english: English): Context<TextOf<English>> {
  return createContext(textOf(english));
}
