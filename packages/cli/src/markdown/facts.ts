import type { RootContent } from 'mdast';

/** What is said of a step out of the reader's sight. */
export interface Remarks {
  /** Where the step's statements come from, of `<!-- facts: 2.1-1, 2.1-2 -->`. */
  readonly facts: readonly string[];
  /** What stands there for readers. */
  readonly content: readonly RootContent[];
}

const COMMENT = /^<!--(?<text>[\s\S]*)-->$/;

/** Parts comments from what readers see. Comments that say nothing of facts are their author's own. */
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
