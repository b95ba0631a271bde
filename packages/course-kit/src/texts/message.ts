import { formatNumber, pluralForm } from './formats.js';
import type { Message, MessageValues } from './message-types.js';

/**
 * Fills a message. Numbers are written as the locale writes them; a placeholder without a value stays as it is,
 * so that a mistake is seen and not hidden.
 *
 * @param isEnglish - Whether its plural forms are those of English, whatever the locale. @default false
 */
export function formatMessage(
  message: Message,
  values: MessageValues = {},
  locale = 'en-US',
  isEnglish?: boolean,
): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralForm(Number(values.count), isEnglish ? 'en' : locale)] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
