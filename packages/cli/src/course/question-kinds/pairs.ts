import type { List } from 'mdast';
import { lineOf } from '../../markdown/markdown-file.js';
import type { SourceChecker } from '../../source/issues.js';
import { namedByWords } from '../quiz-ids.js';
import { checkOptions, entriesOf, toOption, type ReadList } from './read-options.js';

/** Entries with one below each, which belongs to it. Pages get those below by their ids, which say nothing of their places. */
export function readPairs(check: SourceChecker, line: number, list: List): ReadList {
  const complete = list.children.filter((item) => {
    const below = entriesOf({ ...list, children: [item] }).length - 1;
    check.that(below === 1, lineOf(item), 'one entry below it, which belongs to it', `${below}`);
    return below === 1;
  });
  const options = namedByWords(
    check,
    entriesOf({ ...list, children: complete }).map((item) => toOption(check, item)),
  );
  check.that(complete.length >= 3, line, 'at least three pairs', `${complete.length}`);
  checkOptions(check, line, options);
  const asked = options.filter((_, place) => place % 2 === 0);
  const matches = options.filter((_, place) => place % 2 === 1);
  const shown = matches.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  // By chance the ids may be in the right order.
  if (shown.every((match, place) => match === matches[place])) shown.reverse();
  const all = [...asked, ...shown];
  return {
    asked: {
      kind: 'pairs',
      options: all.map(({ text }) => text),
      optionIds: all.map(({ id }) => id),
      correctPairs: matches.map((match) => all.indexOf(match)),
    },
    options,
  };
}

/** Whether entries of a list have lists below them, and no boxes. */
export const isOfPairs = ({ children: items }: List) =>
  items.some(({ children }) => children.some(({ type }) => type === 'list')) &&
  items.every(({ checked }) => typeof checked !== 'boolean');
