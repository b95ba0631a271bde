import { at, isComponent, moved, withData, withEdge, type Mutation } from './file-mutation.fixtures.js';

/** Each makes a flow that is not the goal any more. */
export const harmful: readonly Mutation[] = [
  {
    name: 'a connection is gone',
    change: (file, pick) => withEdge(file, at(file.data.edges, pick), () => []),
  },
  {
    name: 'a connection leaves by another port',
    change: (file, pick) =>
      withEdge(file, at(file.data.edges, pick), (edge) => [
        moved(edge, 'sourceHandle', { name: 'another_output' }),
      ]),
  },
  {
    name: 'a connection arrives at another port',
    change: (file, pick) =>
      withEdge(file, at(file.data.edges, pick), (edge) => [
        moved(edge, 'targetHandle', { fieldName: 'another_field', name: undefined }),
      ]),
  },
  {
    name: 'a component is gone',
    change: (file, pick) => {
      const gone = at(file.data.nodes.filter(isComponent), pick);
      return withData(file, {
        nodes: file.data.nodes.filter((node) => node !== gone),
        edges: file.data.edges.filter(({ source, target }) => source !== gone.id && target !== gone.id),
      });
    },
  },
  {
    name: 'a component is another one',
    change: (file, pick) => {
      const swapped = at(file.data.nodes.filter(isComponent), pick);
      return withData(file, {
        nodes: file.data.nodes.map((node) =>
          node === swapped ? { ...node, data: { ...node.data, type: 'SomethingElse' } } : node,
        ),
      });
    },
  },
];
