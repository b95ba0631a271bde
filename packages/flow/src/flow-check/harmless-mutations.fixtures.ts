import {
  componentOf,
  edgeOf,
  encoded,
  type ExportedEdge,
  type ExportedFile,
} from './exported-flow.fixtures.js';
import { at, moved, withData, withEdge, type Mutation } from './file-mutation.fixtures.js';

function renamed(file: ExportedFile, idOf: (id: string) => string): ExportedFile {
  const named = (handle: Record<string, unknown>) => ({ ...handle, id: idOf(String(handle['id'])) });
  return withData(file, {
    nodes: file.data.nodes.map((node) => ({
      ...node,
      id: idOf(node.id),
      data: { ...node.data, id: idOf(node.id) },
    })),
    edges: file.data.edges.map((edge) => {
      const data = edge.data && {
        sourceHandle: named(edge.data.sourceHandle),
        targetHandle: named(edge.data.targetHandle),
      };
      return {
        ...edge,
        source: idOf(edge.source),
        target: idOf(edge.target),
        ...(data && {
          data,
          sourceHandle: encoded(data.sourceHandle),
          targetHandle: encoded(data.targetHandle),
        }),
      };
    }),
  });
}

/** All components in one group, as Langflow makes it of a selection. */
function grouped(file: ExportedFile): ExportedFile {
  const { nodes, edges } = file.data;
  const group = componentOf('GroupNode-all', 'GroupNode', 0);
  return withData(file, {
    nodes: [
      { ...group, data: { ...group.data, node: { ...group.data.node, flow: { data: { nodes, edges } } } } },
    ],
    edges: [],
  });
}

/** The component that a connection leads to, in a group of its own. */
function behindGroup(file: ExportedFile, pick: number): ExportedFile {
  const edge = at(file.data.edges, pick);
  const inner = file.data.nodes.find(({ id }) => id === edge.target);
  if (!inner) return file;
  const port = (key: string) => `${key}_${inner.id}`;
  const ends = file.data.edges;
  const group = componentOf('GroupNode-one', 'GroupNode', 0);
  const node = {
    ...group.data.node,
    flow: {
      data: {
        nodes: [inner],
        edges: ends.filter(({ source, target }) => source === inner.id && target === inner.id),
      },
    },
    outputs: ends
      .filter(({ source }) => source === inner.id)
      .map(({ data }) => {
        const name = String(data?.sourceHandle['name']);
        return { name: port(name), proxy: { id: inner.id, name } };
      }),
    template: Object.fromEntries(
      ends
        .filter(({ target }) => target === inner.id)
        .map(({ data }) => {
          const field = String(data?.targetHandle['fieldName'] ?? data?.targetHandle['name']);
          return [port(field), { proxy: { id: inner.id, field } }];
        }),
    ),
  };
  return withData(file, {
    nodes: [
      ...file.data.nodes.filter((other) => other !== inner),
      { ...group, data: { ...group.data, node } },
    ],
    edges: ends
      .filter(({ source, target }) => source !== inner.id || target !== inner.id)
      .map((edge) => {
        const leaves =
          edge.source === inner.id
            ? {
                ...moved(edge, 'sourceHandle', {
                  id: group.id,
                  name: port(String(edge.data?.sourceHandle['name'])),
                }),
                source: group.id,
              }
            : edge;
        const { fieldName, name } = leaves.data?.targetHandle ?? {};
        return leaves.target === inner.id
          ? {
              ...moved(leaves, 'targetHandle', { id: group.id, fieldName: port(String(fieldName ?? name)) }),
              target: group.id,
            }
          : leaves;
      }),
  });
}

const isPlain = (edge: ExportedEdge) => !edge.sourceHandle.includes('œToolœ');

/** Each leaves the goal in the flow. */
export const harmless: readonly Mutation[] = [
  {
    name: 'other ids',
    change: (file, pick) => renamed(file, (id) => `${pick}-${id.split('').toReversed().join('')}`),
  },
  {
    name: 'another order',
    change: (file) =>
      withData(file, { nodes: file.data.nodes.toReversed(), edges: file.data.edges.toReversed() }),
  },
  {
    name: 'other names',
    change: (file, pick) => ({
      ...withData(file, {
        nodes: file.data.nodes.map((node) => ({
          ...node,
          data: { ...node.data, node: { ...node.data.node, display_name: `Meins ${pick}` } },
        })),
      }),
      name: `Copy ${pick}`,
    }),
  },
  {
    name: 'other positions',
    change: (file, pick) =>
      withData(file, {
        nodes: file.data.nodes.map((node) => ({ ...node, position: { x: -pick, y: pick / 3 } })),
      }),
  },
  {
    name: 'a note',
    change: (file) => {
      const note = componentOf('note-1', 'note', 0);
      return withData(file, { nodes: [{ ...note, type: 'noteNode' }, ...file.data.nodes] });
    },
  },
  {
    name: 'a component that nothing is connected to',
    change: (file, pick) =>
      withData(file, {
        nodes: [componentOf('extra-1', at(file.data.nodes, pick).data.type, 9), ...file.data.nodes],
      }),
  },
  {
    name: 'a component that listens in',
    change: (file, pick) => {
      const { source, data } = at(file.data.edges, pick);
      return withData(file, {
        nodes: [...file.data.nodes, componentOf('ChatOutput-extra', 'ChatOutput', 9)],
        edges: [
          ...file.data.edges,
          edgeOf(
            source,
            String(data?.sourceHandle['name'] ?? ''),
            'ChatOutput-extra',
            'input_value',
            'Message',
          ),
        ],
      });
    },
  },
  {
    name: 'a component in between that hands on the same',
    change: (file, pick) =>
      file.data.edges.some(isPlain)
        ? withEdge(
            withData(file, { nodes: [...file.data.nodes, componentOf('Extra-between', 'Extra', 9)] }),
            at(file.data.edges.filter(isPlain), pick),
            (edge) => [
              {
                ...moved(edge, 'targetHandle', { id: 'Extra-between', fieldName: 'in' }),
                target: 'Extra-between',
              },
              {
                ...moved(edge, 'sourceHandle', { id: 'Extra-between', name: 'out' }),
                source: 'Extra-between',
              },
            ],
          )
        : file,
  },
  {
    name: 'connections as text alone',
    change: (file) => withData(file, { edges: file.data.edges.map(({ data: _data, ...edge }) => edge) }),
  },
  {
    name: 'texts that contradict the data of a connection',
    change: (file) =>
      withData(file, {
        edges: file.data.edges.map((edge) => ({ ...edge, sourceHandle: 'x', targetHandle: 'y' })),
      }),
  },
  { name: 'all in a group', change: grouped },
  { name: 'one component in a group', change: behindGroup },
  { name: 'a group in a group', change: (file) => grouped(grouped(file)) },
  {
    name: 'another release',
    change: (file) => ({
      ...withData(file, {
        nodes: file.data.nodes.map((node) => ({
          ...node,
          data: {
            ...node.data,
            type: { Prompt: 'Prompt Template', parser: 'ParserComponent' }[node.data.type] ?? node.data.type,
          },
        })),
      }),
      last_tested_version: '1.9.0',
    }),
  },
];
