import { formatNumber, pluralForm } from './formats.js';
import type { Message, MessageValues } from './message-types.js';

/**
 * Fills a message. Numbers are written as the locale writes them; a placeholder without a value stays as it is,
 * so that a mistake is seen and not hidden.
 *
 * @param language - Whose plural forms the message has. @default the locale's
 */
export function formatMessage(
  message: Message,
  values: MessageValues = {},
  locale = 'en-US',
  language = locale,
): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralForm(Number(values.count), language)] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
