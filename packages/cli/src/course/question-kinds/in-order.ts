import type { List } from 'mdast';
import type { SourceChecker } from '../../source/issues.js';
import { namedByWords } from '../quiz-ids.js';
import { checkOptions, toOption, type ReadList } from './read-options.js';

/** A numbered list, which is the right order. Pages get it by the ids, which say nothing of their places. */
export function readOrder(check: SourceChecker, line: number, { children: items }: List): ReadList {
  const options = namedByWords(
    check,
    items.map((item) => toOption(check, item)),
  );
  checkOptions(check, line, options);
  const shown = options.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  // By chance the ids may be in the right order.
  if (shown.every((option, place) => option === options[place])) shown.reverse();
  const asked = {
    kind: 'order' as const,
    options: shown.map(({ text }) => text),
    optionIds: shown.map(({ id }) => id),
    correctOrder: options.map((option) => shown.indexOf(option)),
  };
  return { asked, options };
}
