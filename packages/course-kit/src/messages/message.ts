import { formatNumber, pluralForm } from './formats.js';

/** A text with `{name}` places, or one per plural form of its `{count}` (`Intl.PluralRules` names the forms). */
export type Message =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string });

/** Texts of a feature by their meaning. */
export type Messages = Readonly<Record<string, Message>>;

/** What a message may be filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills a message. Numbers are written as the locale writes them; a place without a value stays as it is,
 * so that a mistake is seen and not hidden.
 */
export function formatMessage(message: Message, values: MessageValues = {}, locale = 'en-US'): string {
  return formOf(message, values, locale).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}

function formOf(message: Message, values: MessageValues, locale: string): string {
  if (typeof message === 'string') return message;
  const count = typeof values.count === 'number' ? values.count : 0;
  return message[pluralForm(count, locale)] ?? message.other;
}

/** A host's own texts by feature and meaning; what is left out keeps its default. */
export type MessageOverrides = Readonly<Record<string, Messages | undefined>>;
