import type { FlowLayout } from './flow-layout.js';

/** Where some of the components are, in pixels of the picture; nothing where none of them is in it. */
export function boundsOf({ nodes }: FlowLayout, ids: readonly string[]) {
  const places = nodes.filter(({ node }) => ids.includes(node.id));
  if (places.length === 0) return;
  return {
    left: Math.min(...places.map(({ x }) => x)),
    top: Math.min(...places.map(({ y }) => y)),
    right: Math.max(...places.map(({ x, width }) => x + width)),
    bottom: Math.max(...places.map(({ y, height }) => y + height)),
  };
}
