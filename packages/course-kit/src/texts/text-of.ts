import { formatMessage } from './message.js';
import type { Message, Messages, MessageValues, TextOf, TextsLike } from './message-types.js';

/**
 * Gives the texts of one feature, filled: those of another language, and the English ones in place of any that it
 * leaves out. For a host that has texts of its own beside the kit's.
 *
 * @param english - Every text of the feature, written with `as const`, so that its keys and placeholders are checked.
 * @param messages - The same texts in another language.
 * @param locale - A BCP 47 tag for numbers and plural forms. @default 'en-US'
 * @example
 * ```ts
 * const text = textOf({ greeting: 'Hello {name}' } as const);
 * text('greeting', { name: 'Ada' });
 * ```
 */
export function textOf<English extends Messages>(
  english: English,
  messages?: Partial<TextsLike<English>>,
  locale?: string,
): TextOf<English> {
  const text = (key: keyof English, values?: MessageValues) => {
    const own = messages?.[key];
    return formatMessage(own ?? (english[key] as Message), values, locale, !own);
  };
  return text as TextOf<English>;
}
