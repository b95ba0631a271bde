import { createContext, useMemo, type Context } from 'react';
import { formatMessage } from '../../messages/message.js';
import type { Message, Messages, MessageValues, TextOf, TextsLike } from '../../messages/message-types.js';

/** A feature's texts, filled: a host's own ones, and the English ones in place of those that it left out. */
export function textOf<English extends Messages>(
  english: English,
  messages?: Partial<TextsLike<English>>,
  locale?: string,
): TextOf<English> {
  const text = (key: keyof English, values?: MessageValues) =>
    formatMessage(messages?.[key] ?? (english[key] as Message), values, locale);
  return text as TextOf<English>;
}

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
