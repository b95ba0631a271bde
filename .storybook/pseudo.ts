import type { Message, Messages } from '@course-kit/react';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÀàƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀḿÑñÖöÞþɊɋŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** How much longer a text may become in another language. */
const GROWTH = 0.4;

/**
 * A message in the pseudo-locale: accented, 40 % longer, and in brackets. Text without accents is no message, and text
 * without a bracket was cut off. `{placeholders}` are not changed.
 */
export function pseudo<Text extends Message>(message: Text): Text;
export function pseudo(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message);
  return Object.fromEntries(
    Object.entries(message).map(([form, text]) => [form, pseudoText(text ?? '')]),
  ) as unknown as Message;
}

/** All messages of a feature in the pseudo-locale. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, pseudo(message)]));
}

function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[A-Za-z]/g, accentOf)))
    .join('');
  return `[${accented}${' ·'.repeat(Math.ceil((text.length * GROWTH) / 2))}]`;
}

function accentOf(letter: string): string {
  return accents.get(letter) ?? letter;
}
