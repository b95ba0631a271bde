import type { Heading, RootContent } from 'mdast';
import type { SourceChecker } from '../source/issues.js';
import { toPlainText } from './inlines.js';
import { lineOf } from './markdown-file.js';

/** A second-level heading with the content below it. */
export interface Section {
  readonly title: string;
  /** The line of the heading. */
  readonly line: number;
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
 */
export function toSections(check: SourceChecker, nodes: readonly RootContent[], what: string): Sections {
  const opening: RootContent[] = [];
  const sections: { title: string; line: number; content: RootContent[] }[] = [];
  for (const node of nodes) {
    // A heading of another rank divides nothing, so that it is one issue and not one of each part below it.
    if (node.type === 'heading' && node.depth !== 2)
      check.report(lineOf(node), `"## " for ${what}`, `"${'#'.repeat(node.depth)} "`);
    else if (node.type === 'heading') sections.push(toSection(check, node, what));
    else (sections.at(-1)?.content ?? opening).push(node);
  }
  const titles = new Set<string>();
  for (const { title, line } of sections) {
    check.that(!titles.has(title), line, 'headings that differ', `"${title}" again`);
    titles.add(title);
  }
  return { opening, sections };
}

function toSection(check: SourceChecker, heading: Heading, what: string) {
  const line = lineOf(heading);
  const title = toPlainText(check, heading.children);
  check.that(title.trim() !== '', line, `words for ${what}`, 'an empty heading');
  return { title, line, content: [] };
}
