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
  /** The id is not in the file yet. */
  readonly isNameless: boolean;
}

/** Words whose id is to be written behind them. */
export type Nameless = Omit<Named, 'isNameless'>;

const MARK = /\s*\{#([^{}]*)\}$/;

/** Words as learners read them. */
export const withoutId = (text: string) => text.replace(MARK, '');

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
  const marks = all.map(({ text }) => MARK.exec(text));
  const known = new Set<string>();
  marks.forEach((mark, index) => {
    const [, id] = mark ?? [];
    const { line } = all[index] as Written;
    if (id === undefined) return;
    check.that(
      isQuestionId(id),
      line,
      'an id of small letters, digits and hyphens, as in {#install}',
      `{#${id}}`,
    );
    check.that(!known.has(id), line, 'ids that differ', `${quoted(id)} again`);
    known.add(id);
  });
  const isFirst = known.size === 0;
  return all.map((written, index) => {
    const mark = marks[index];
    const text = withoutId(written.text);
    const id = mark?.[1] ?? newId(text, isFirst ? index : known.size, isFirst, known, idAt);
    known.add(id);
    return { ...written, text, id, isNameless: !mark };
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
