import { isQuestionId } from '@course-kit/react/model';
import { quoted, type SourceChecker } from '../source/issues.js';

/** Words of a file, where an id may stand behind them. */
interface Written {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** Where they end in the file. */
  readonly end: number;
}

/** Words with their id, taken from behind them or made. */
export interface Named extends Written {
  readonly id: string;
  /** What stands behind the id, as in `{#install .setup}`. */
  readonly topic?: string;
  /** The id is not in the file yet. */
  readonly isNameless: boolean;
}

/** Words whose id is to be written behind them. */
export type Nameless = Omit<Named, 'isNameless'>;

const MARK = /\s*\{#([^{}]*?)(?:\s+\.([^{}]*))?\}$/;

/** Words as learners read them. */
export const withoutId = (text: string) => text.replace(MARK, '');

/** The id behind words; undefined where there is none. */
export const idIn = (text: string) => MARK.exec(text)?.[1];

/**
 * Takes the ids of a quiz's questions, or of a question's options, and makes those that are missing: in a list without any by
 * their places, so that they are what answers before there were ids are known by; later ones of their words, because a place
 * may have been another one's.
 */
export function named(
  check: SourceChecker,
  all: readonly Written[],
  idAt: (place: number) => string,
): readonly Named[] {
  const known = knownIds(check, all);
  const isFirst = known.size === 0;
  return withNewIds(all, known, (text, place) =>
    newId(text, isFirst ? place : known.size, isFirst, known, idAt),
  );
}

/** The same where a place must not be told by an id, such as that of what is put in order. */
export function namedByWords(check: SourceChecker, all: readonly Written[]): readonly Named[] {
  const known = knownIds(check, all);
  return withNewIds(all, known, (text) =>
    newId(text, 0, false, known, (place) => `o${numberOf(text)}${place}`),
  );
}

/** Letters that no id can have, as one that it can. */
const numberOf = (text: string) =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    .reduce((sum, code) => (sum * 31 + code) % 1e9, 7)
    .toString(36);

/** Those that a file can be given ids for. */
export const namelessOf = (all: readonly Named[]): readonly Nameless[] =>
  all.filter(({ isNameless, end }) => isNameless && end > 0);

/** The ids that are in the file. */
function knownIds(check: SourceChecker, all: readonly Written[]): Set<string> {
  const known = new Set<string>();
  for (const { text, line } of all) {
    const id = MARK.exec(text)?.[1];
    if (id === undefined) continue;
    check.that(
      isQuestionId(id),
      line,
      'an id of small letters, digits and hyphens, as in {#install}',
      `{#${id}}`,
    );
    check.that(!known.has(id), line, 'ids that differ', `${quoted(id)} again`);
    known.add(id);
  }
  return known;
}

/** Looks at the topics of questions; options have none. */
export function checkTopics(check: SourceChecker, all: readonly Named[], mayHave: boolean): void {
  for (const { topic, line } of all)
    check.that(
      topic === undefined || (mayHave && isQuestionId(topic)),
      line,
      mayHave
        ? 'a topic of small letters, digits and hyphens, as in {#q7 .memory}'
        : 'an option without a topic',
      `.${topic}`,
    );
}

function withNewIds(
  all: readonly Written[],
  known: Set<string>,
  idOf: (text: string, place: number) => string,
): readonly Named[] {
  return all.map((written, place) => {
    const mark = MARK.exec(written.text);
    const text = withoutId(written.text);
    const [, id = idOf(text, place), topic] = mark ?? [];
    known.add(id);
    return { ...written, text, id, ...(topic !== undefined && { topic }), isNameless: !mark };
  });
}

/** The longest word of a text that is no id yet, and without one the next free place. */
function newId(
  text: string,
  place: number,
  isFirst: boolean,
  known: ReadonlySet<string>,
  idAt: (place: number) => string,
): string {
  const words = isFirst ? [] : (text.toLowerCase().match(/[a-z][a-z0-9]{2,19}/g) ?? []);
  const [word] = words.filter((each) => !known.has(each)).sort((one, other) => other.length - one.length);
  if (word) return word;
  const id = idAt(place);
  return known.has(id) ? newId('', place + 1, isFirst, known, idAt) : id;
}

/** The file with an id behind everything that has none, and otherwise as it is. */
export function withIds(text: string, nameless: readonly Nameless[]): string {
  // Places in a file are counted without the mark that it may begin with.
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  return nameless
    .toSorted((one, other) => other.end - one.end)
    .reduce((file, { id, end }) => `${file.slice(0, start + end)} {#${id}}${file.slice(start + end)}`, text);
}
