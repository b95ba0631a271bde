import { formatNumber, pluralForm } from './formats.js';
import type { Message, MessageValues } from './message-types.js';

export type { MessageOverrides } from './course-messages.js';
export type { Message, Messages, MessageValues, PluralMessage } from './message-types.js';

/**
 * Fills a message. Numbers are written as the locale writes them; a placeholder without a value stays as it is,
 * so that a mistake is seen and not hidden.
 */
export function formatMessage(message: Message, values: MessageValues = {}, locale = 'en-US'): string {
  return formOf(message, values, locale).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}

function formOf(message: Message, values: MessageValues, locale: string): string {
  if (typeof message === 'string') return message;
  const count = typeof values.count === 'number' ? values.count : 0;
  return message[pluralForm(count, locale)] ?? message.other;
}
