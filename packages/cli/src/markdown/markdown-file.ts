import type { Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SourceChecker } from '../source/issues.js';
import { createMemory, type Memory } from '../source/memory.js';
import { YamlFields } from '../source/yaml-fields.js';
import { isParsable } from './parsable.js';

/** A file of a course: its fields, its body, and its issues. */
export interface MarkdownFile {
  /** Collects issues. */
  readonly check: SourceChecker;
  /** The fields between the two lines of dashes at the top. */
  readonly fields: YamlFields;
  /** The body below the fields. */
  readonly body: readonly RootContent[];
}

const markdown = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkFrontmatter);

/**
 * Reads a file of Markdown: CommonMark with the tables, task lists and links of GFM, and fields in YAML at the top.
 *
 * @param file - its name, as issues name it.
 * @param remember - what is known of files. A lesson is read once for what it says and once for what it checks, and
 *   parsing takes longer than all else. @default nothing
 */
export function parseMarkdownFile(
  file: string,
  text: string,
  remember: Memory = createMemory(),
): MarkdownFile {
  const check = new SourceChecker(file);
  const isReadable = isParsable(check, text);
  const root = remember(`Markdown of ${file}`, text, (): Root => markdown.parse(isReadable ? text : ''));
  checkFences(check, root, text.split(/\r\n?|\n/));
  const [first, ...rest] = root.children;
  if (first?.type !== 'yaml')
    return {
      check,
      fields: YamlFields.parse(check, '', 1, 'no fields between two lines of "---" at the top'),
      body: root.children,
    };
  const fields = first.value.replaceAll(/\r\n?/g, '\n');
  return { check, fields: YamlFields.parse(check, fields, lineOf(first) + 1), body: rest };
}

/** A fence that is not closed takes in the rest of the file, or what stands there up to the end of the next snippet. */
function checkFences(check: SourceChecker, node: Nodes, lines: readonly string[]): void {
  if (node.type === 'code' && node.position) {
    const { start, end } = node.position;
    const opening = lines[start.line - 1]?.slice(start.column - 1) ?? '';
    const mark = /^(?:`{3,}|~{3,})/.exec(opening)?.[0];
    const last = (lines[end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
    if (mark !== undefined) {
      const expected = `a line ${mark} where the snippet ends`;
      const isClosed = end.line > start.line && last.startsWith(mark) && !/[^`~]/.test(last);
      const next = lines.slice(start.line, end.line - 1).findIndex((line) => isOpening(line, mark));
      check.that(isClosed, start.line, expected, 'none');
      if (isClosed && next >= 0)
        check.report(start.line, expected, `the start of another one on line ${start.line + 1 + next}`);
    }
  }
  if ('children' in node) for (const child of node.children) checkFences(check, child, lines);
}

/** Whether a line within a snippet begins another one, which a snippet that shows Markdown has a longer mark for. */
function isOpening(line: string, mark: string): boolean {
  const [, marks = '', language] = /^[\s>]*(`{3,}|~{3,})(\w+)?/.exec(line) ?? [];
  return language !== undefined && marks.startsWith(mark);
}

/** Parses one paragraph from within another text; null for anything else. */
export function parseParagraph(text: string, line: number): Paragraph | null {
  // Empty lines before it give its parts their line in the file.
  const [paragraph, other] = markdown.parse('\n'.repeat(line - 1) + text).children;
  return paragraph?.type === 'paragraph' && !other ? paragraph : null;
}

/** Where the words of a heading or paragraph end in the file. */
export function endOf({ children }: Heading | Paragraph): number {
  return children.at(-1)?.position?.end.offset ?? 0;
}

/** The first line of a part of a file, from 1. */
export function lineOf({ position }: { readonly position?: RootContent['position'] }): number {
  return position?.start.line ?? 1;
}
