import { optionIdAt } from '@course-kit/react/model';
import type { List } from 'mdast';
import { lineOf } from '../../markdown/markdown-file.js';
import type { SourceChecker } from '../../source/issues.js';
import { named } from '../quiz-ids.js';
import { checkOptions, toOption, type ReadList } from './read-options.js';

/** Options with boxes, of which one is ticked, or several are. */
export function readChoice(check: SourceChecker, line: number, { children: items }: List): ReadList {
  for (const item of items)
    check.that(
      typeof item.checked === 'boolean',
      lineOf(item),
      'a box before each option, as in "- [ ] No"',
      'an entry without one',
    );
  const right = items.flatMap(({ checked }, place) => (checked === true ? [place] : []));
  check.that(right.length > 0, line, 'one option ticked with [x], or several', 'none');
  const options = named(
    check,
    items.map((item) => toOption(check, item)),
    optionIdAt,
  );
  checkOptions(check, line, options);
  const ids = options.map(({ id }) => id);
  const shown = {
    options: options.map(({ text }) => text),
    // What they have without saying so need not be in every page.
    ...(!ids.every((id, place) => id === optionIdAt(place)) && { optionIds: ids }),
  };
  const asked =
    right.length > 1
      ? { kind: 'several' as const, ...shown, correctAnswers: right }
      : { ...shown, correctAnswer: right[0] ?? 0 };
  return { asked, options };
}
