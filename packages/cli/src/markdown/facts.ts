import type { RootContent } from 'mdast';

/** A step's content, and what its comments say. */
export interface Remarks {
  /** The sources of the step's statements, in `<!-- facts: 2.1-1, 2.1-2 -->`. */
  readonly facts: readonly string[];
  /** The content without comments. */
  readonly content: readonly RootContent[];
}

const COMMENT = /^<!--(?<text>[\s\S]*)-->$/;

/** Separates comments from content. Comments without sources are the author's own. */
export function withoutComments(nodes: readonly RootContent[]): Remarks {
  const comments = nodes.flatMap((node) => {
    const text = node.type === 'html' ? COMMENT.exec(node.value.trim())?.groups?.text : undefined;
    return text === undefined ? [] : [{ node, text }];
  });
  return {
    facts: comments.flatMap(({ text }) => {
      const list = /^\s*facts:(?<list>[\s\S]*)$/.exec(text)?.groups?.list;
      return list === undefined
        ? []
        : list
            .split(',')
            .map((fact) => fact.trim())
            .filter(Boolean);
    }),
    content: nodes.filter((node) => !comments.some((comment) => comment.node === node)),
  };
}
