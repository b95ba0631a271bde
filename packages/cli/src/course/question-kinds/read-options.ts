import type { AuthoredQuestion } from '@course-kit/react/model';
import type { List, ListItem } from 'mdast';
import { toQuestionText } from '../../markdown/inlines.js';
import { endOf, lineOf } from '../../markdown/markdown-file.js';
import { quoted, type SourceChecker } from '../../source/issues.js';
import type { Named } from '../quiz-ids.js';

type Without<Of, Names extends string> = Of extends unknown ? Omit<Of, Names> : never;

/** What the list below a question says, and its options as they are written. */
export interface ReadList {
  readonly asked: Without<AuthoredQuestion, 'id' | 'question' | 'explanation'>;
  readonly options: readonly Named[];
}

/** The entries of a list, each with those of a list below it behind it. */
export const entriesOf = ({ children: items }: List): readonly ListItem[] =>
  items.flatMap(({ children, ...item }) => [
    { ...item, children: children.filter(({ type }) => type !== 'list') },
    ...children.flatMap((node) => (node.type === 'list' ? entriesOf(node) : [])),
  ]);

/** The words of an entry, and where they stand. */
export function toOption(check: SourceChecker, item: ListItem) {
  const [paragraph, other] = item.children;
  const line = lineOf(item);
  if (paragraph?.type === 'paragraph' && !other)
    return { text: toQuestionText(check, paragraph.children), line, end: endOf(paragraph) };
  check.report(line, 'a few words', 'something else');
  return { text: '', line, end: 0 };
}

/** Reports options that are too few or the same. */
export function checkOptions(check: SourceChecker, line: number, options: readonly Named[]): void {
  check.that(options.length >= 2, line, 'at least two options', `${options.length}`);
  const texts = options.map(({ text }) => text);
  options.forEach(({ text, line: at }, index) => {
    if (texts.indexOf(text) < index) check.report(at, 'options that differ', `${quoted(text)} again`);
  });
}
