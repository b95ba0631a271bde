import type { List, ListItem } from 'mdast';
import { lineOf } from '../../markdown/markdown-file.js';
import { quoted, type SourceChecker } from '../../source/issues.js';
import type { ReadList } from './read-options.js';

/** What is accepted, letter by letter: each entry is code. */
export function readFillIn(check: SourceChecker, _line: number, { children: items }: List): ReadList {
  const accepted = items.map((item) => codeIn(item) ?? '');
  items.forEach((item, index) => {
    const form = accepted[index] ?? '';
    check.that(form.trim() !== '', lineOf(item), 'what is accepted', 'nothing');
    check.that(accepted.indexOf(form) === index, lineOf(item), 'forms that differ', `${quoted(form)} again`);
  });
  return { asked: { kind: 'fill-in', accepted }, options: [] };
}

/** Whether the entries of a list are nothing but code. */
export const isOfCode = ({ children }: List) => children.every((item) => codeIn(item) !== undefined);

function codeIn({ children: [paragraph, other], checked }: ListItem): string | undefined {
  if (paragraph?.type !== 'paragraph' || other || typeof checked === 'boolean') return undefined;
  const [code, more] = paragraph.children;
  return code?.type === 'inlineCode' && !more ? code.value : undefined;
}
