import type { Paragraph, Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SourceChecker } from '../source/issues.js';
import { createMemory, type Memory } from '../source/memory.js';
import { YamlFields } from '../source/yaml-fields.js';

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
  const root = remember(`Markdown of ${file}`, text, (): Root => markdown.parse(text));
  const [first, ...rest] = root.children;
  if (first?.type !== 'yaml') return { check, fields: YamlFields.parse(check, '', 1), body: root.children };
  return { check, fields: YamlFields.parse(check, first.value, lineOf(first) + 1), body: rest };
}

/** Parses one paragraph from within another text; null for anything else. */
export function parseParagraph(text: string, line: number): Paragraph | null {
  // Empty lines before it give its parts their line in the file.
  const [paragraph, other] = markdown.parse('\n'.repeat(line - 1) + text).children;
  return paragraph?.type === 'paragraph' && !other ? paragraph : null;
}

/** The first line of a part of a file, from 1. */
export function lineOf({ position }: { readonly position?: RootContent['position'] }): number {
  return position?.start.line ?? 1;
}
