import type { Heading, ListItem, Paragraph, RootContent } from 'mdast';
import { lineOf } from '../markdown/markdown-file.js';
import type { SourceChecker } from '../source/issues.js';

/** A place in a flow, as it is written. */
export interface WrittenPlace {
  readonly place: string;
  /** From 1. */
  readonly line: number;
}

/** Takes the place in a lesson's flow from a paragraph or heading: code in front of its words. */
export function takePlace<Node extends Paragraph | Heading>(
  node: Node,
): { readonly place?: string; readonly words: Node } {
  const [code, words, ...more] = node.children;
  if (code?.type !== 'inlineCode' || words?.type !== 'text') return { words: node };
  const children = [{ ...words, value: words.value.trimStart() }, ...more];
  return { place: code.value, words: { ...node, children } };
}

/** Takes the places from options. One that has none is told if another has. */
export function takePlaces(check: SourceChecker, content: readonly RootContent[]) {
  const places: WrittenPlace[] = [];
  const nodes = content.map((node): RootContent => {
    if (node.type !== 'list') return node;
    const items = node.children.map((item): ListItem => {
      const [paragraph, ...rest] = item.children;
      if (typeof item.checked !== 'boolean' || paragraph?.type !== 'paragraph') return item;
      const { place, words } = takePlace(paragraph);
      if (place === undefined) return item;
      places.push({ place, line: lineOf(item) });
      return { ...item, children: [words, ...rest] };
    });
    check.that(
      places.length === 0 || places.length === items.length,
      lineOf(node),
      'a place in the flow before the words of each option, or of none',
      `${places.length} of ${items.length}`,
    );
    return { ...node, children: items };
  });
  return { places, nodes };
}
