import {
  encoded,
  type ExportedEdge,
  type ExportedFile,
  type ExportedNode,
} from './exported-flow.fixtures.js';

/** A change to a file, by what it does; `pick` says to which of its parts. */
export interface Mutation {
  readonly name: string;
  readonly change: (file: ExportedFile, pick: number) => ExportedFile;
}

export const at = <Item>(list: readonly Item[], pick: number): Item => {
  const item = list[pick % list.length];
  if (item === undefined) throw new Error('nothing to change');
  return item;
};

export const isComponent = ({ type }: ExportedNode) => type === 'genericNode';

export function withData(file: ExportedFile, data: Partial<ExportedFile['data']>): ExportedFile {
  return { ...file, data: { ...file.data, ...data } };
}

export function withEdge(
  file: ExportedFile,
  edge: ExportedEdge,
  change: (edge: ExportedEdge) => readonly ExportedEdge[],
) {
  return withData(file, {
    edges: file.data.edges.flatMap((other) => (other === edge ? change(edge) : [other])),
  });
}

export function moved(edge: ExportedEdge, side: 'sourceHandle' | 'targetHandle', port: object): ExportedEdge {
  const handle = { ...edge.data?.[side], ...port };
  return {
    ...edge,
    [side]: encoded(handle),
    ...(edge.data && { data: { ...edge.data, [side]: handle } }),
  };
}
