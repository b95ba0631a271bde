import type { Message, Messages } from 'course-kit';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÀàƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀḿÑñÖöÞþɊɋŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** How much longer a text may become in another language. */
const GROWTH = 0.4;

/**
 * A message as a language might have it that nobody reads: accented and 40 % longer, between brackets. Whatever is
 * plain was not a message, and whatever lacks a bracket was cut off. `{places}` stay as they are.
 */
export function pseudo<Text extends Message>(message: Text): Text;
export function pseudo(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message);
  return Object.fromEntries(
    Object.entries(message).map(([form, text]) => [form, pseudoText(text ?? '')]),
  ) as unknown as Message;
}

/** A feature's whole catalogue in it. */
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
