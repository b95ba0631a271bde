import type { Heading, RootContent } from 'mdast';
import type { SourceChecker } from '../source/issues.js';
import { toPlainText } from './inlines.js';
import { endOf, lineOf } from './markdown-file.js';

/** A second-level heading with the content below it. */
export interface Section {
  readonly title: string;
  /** The line of the heading. */
  readonly line: number;
  /** Where the words of the heading end in the file. */
  readonly end: number;
  readonly content: readonly RootContent[];
}

/** The content before the first heading, and below each heading. */
export interface Sections {
  readonly opening: readonly RootContent[];
  readonly sections: readonly Section[];
}

/**
 * Divides a file at its headings, which are all second-level; the title is in the fields at the top.
 *
 * @param what - what a heading is for, as issues name it.
 * @param wordsOf - what of a title is words. @default all
 */
export function toSections(
  check: SourceChecker,
  nodes: readonly RootContent[],
  what: string,
  wordsOf = (title: string) => title,
  readTitle = toPlainText,
): Sections {
  const opening: RootContent[] = [];
  const sections: (Section & { content: RootContent[] })[] = [];
  for (const node of nodes) {
    // A heading of another rank divides nothing, so that it is one issue and not one of each part below it.
    if (node.type === 'heading' && node.depth !== 2)
      check.report(lineOf(node), `"## " for ${what}`, `"${'#'.repeat(node.depth)} "`);
    else if (node.type === 'heading') sections.push(toSection(check, node, readTitle));
    else (sections.at(-1)?.content ?? opening).push(node);
  }
  const titles = new Set<string>();
  for (const { title, line } of sections) {
    const words = wordsOf(title);
    check.that(words.trim() !== '', line, `words for ${what}`, 'an empty heading');
    check.that(!titles.has(words), line, 'headings that differ', `"${words}" again`);
    titles.add(words);
  }
  return { opening, sections };
}

function toSection(check: SourceChecker, heading: Heading, readTitle: typeof toPlainText) {
  const line = lineOf(heading);
  const title = readTitle(check, heading.children);
  return { title, line, end: endOf(heading), content: [] };
}
