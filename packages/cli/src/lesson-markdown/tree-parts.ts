import type { BlockContent, Heading, List, Paragraph, PhrasingContent } from 'mdast';

/** Plain words, whatever characters are in them. */
export const words = (value: string): PhrasingContent => ({ type: 'text', value });

export const paragraph = (...children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

export const heading = (depth: 1 | 2, title: string): Heading => ({
  type: 'heading',
  depth,
  children: [words(title)],
});

/** Each of the items as the parts that it has; with `start` they are counted. */
export const listOf = (items: readonly (readonly BlockContent[])[], start?: number): List => ({
  type: 'list',
  ordered: start !== undefined,
  start: start ?? null,
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [...children] })),
});

/** A link with what is behind it, as an item of a list. */
export const linkItem = (title: string, url: string, description = ''): readonly BlockContent[] => [
  paragraph(
    { type: 'link', url, children: [words(title)] },
    ...(description === '' ? [] : [words(`: ${description}`)]),
  ),
];
