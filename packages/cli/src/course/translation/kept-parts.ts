import type { Nodes, RootContent } from 'mdast';
import { lineOf } from '../../markdown/markdown-file.js';
import { quoted, type SourceChecker } from '../../source/issues.js';

/** A part that is the same in every language. */
interface KeptPart {
  readonly line: number;
  /** Of which parts it is, in words. */
  readonly what: string;
  readonly text: string;
}

/** The parts of a section that every language has: what is copied, pictures, tables by their size, notes and the targets of links. */
function keptParts(node: Nodes): readonly KeptPart[] {
  const line = lineOf(node as RootContent);
  const within = 'children' in node ? node.children.flatMap(keptParts) : [];
  switch (node.type) {
    case 'code':
      return isDrawn(node)
        ? []
        : [{ line, what: 'the snippet', text: `\`\`\`${node.lang ?? ''} ${node.value}` }];
    case 'image':
      return [{ line, what: 'the picture', text: node.url }];
    case 'table': {
      const [head] = node.children;
      return [
        {
          line,
          what: 'a table of',
          text: `${node.children.length} rows, ${head?.children.length ?? 0} columns`,
        },
        ...within,
      ];
    }
    case 'blockquote': {
      const [first] = node.children;
      const start = first?.type === 'paragraph' && first.children[0];
      const mark = (start && start.type === 'text' && /^\[!\w+\]/.exec(start.value)?.[0]) || '';
      return [{ line, what: 'the note', text: mark }, ...within];
    }
    case 'link':
      return [{ line, what: 'the link', text: node.url }, ...within];
    default:
      return within;
  }
}

/** A flow, a plan or an exercise: drawn, and not copied. */
export const isDrawn = (node: RootContent) =>
  node.type === 'code' && ['flow', 'map', 'exercise'].includes(node.lang ?? '');

/**
 * Reports the parts that a section of a translation lacks, or has and its source has not.
 *
 * @param line - where the section begins.
 * @param source - the name of the source.
 */
export function compareParts(
  check: SourceChecker,
  { line, content }: { readonly line: number; readonly content: readonly RootContent[] },
  sourceContent: readonly RootContent[],
  source: string,
): void {
  const left = content.flatMap(keptParts);
  for (const { what, text, line: at } of sourceContent.flatMap(keptParts)) {
    const place = left.findIndex((part) => part.what === what && part.text === text);
    if (place === -1) check.report(line, `${what} ${quoted(text)}, as on line ${at} of "${source}"`, 'none');
    else left.splice(place, 1);
  }
  for (const { what, text, line: at } of left)
    check.report(at, `what is in "${source}"`, `${what} ${quoted(text)}`);
}
