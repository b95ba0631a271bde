import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CourseContentError } from '../../model/content-checker.js';
import { anyFlow } from './flow.arbitrary.js';
import { defineFlow } from './define-flow.js';
import { flowAtStep, partOfFlow, type AuthoredFlow } from './flow.js';

const authored: AuthoredFlow = {
  title: 'Answer',
  nodes: {
    question: { title: 'Chat Input', outputs: ['Chat Message: Message'] },
    model: {
      title: 'Language Model',
      detail: 'any model',
      inputs: ['Input: Message'],
      outputs: ['Model Response: Message'],
    },
  },
  connections: ['question.Chat Message -> model.Input'],
  portColors: { Message: 'blue' },
};

/** Paths of the issues of a flow. */
function issuesOf(changes: Partial<AuthoredFlow>): string[] {
  try {
    defineFlow({ ...authored, ...changes });
    return [];
  } catch (error) {
    return error instanceof CourseContentError ? error.issues.map(({ path }) => path) : [String(error)];
  }
}

describe('defining a flow', () => {
  it('reads components, ports and connections', () => {
    expect(defineFlow(authored)).toEqual({
      title: 'Answer',
      nodes: [
        {
          id: 'question',
          title: 'Chat Input',
          inputs: [],
          outputs: [{ name: 'Chat Message', type: 'Message' }],
        },
        {
          id: 'model',
          title: 'Language Model',
          detail: 'any model',
          inputs: [{ name: 'Input', type: 'Message' }],
          outputs: [{ name: 'Model Response', type: 'Message' }],
        },
      ],
      connections: [
        {
          from: { node: 'question', port: 'Chat Message' },
          to: { node: 'model', port: 'Input' },
          type: 'Message',
        },
      ],
      portColors: { Message: 'blue' },
    });
  });

  it.each([
    ['a title that is empty', { title: ' ' }, 'title'],
    ['no components', { nodes: {}, connections: [] }, 'nodes'],
    ['a component without a title', { nodes: { a: { title: '' } }, connections: [] }, 'nodes.a.title'],
    [
      'a port without a type',
      { nodes: { a: { title: 'A', inputs: ['Input'] } }, connections: [] },
      'nodes.a.inputs[0]',
    ],
    ['an unknown component', { connections: ['nobody.Out -> model.Input'] }, 'connections[0]'],
    ['an unknown port', { connections: ['question.Chat Message -> model.System Message'] }, 'connections[0]'],
    ['a connection from an input', { connections: ['model.Input -> model.Input'] }, 'connections[0]'],
    ['a connection of another form', { connections: ['question to model'] }, 'connections[0]'],
  ])('refuses %s and says where', (_, changes, path) => {
    expect(issuesOf(changes)).toContain(path);
  });
});

describe('a part of a flow', () => {
  it('has just the wanted components, and each connection whose two ends it has', () => {
    fc.assert(
      fc.property(anyFlow(), fc.func(fc.boolean()), (flow, isWanted) => {
        const ids = flow.nodes.map(({ id }) => id).filter((id) => isWanted(id));
        const part = partOfFlow(flow, ids);
        expect(part.nodes.map(({ id }) => id)).toEqual(ids);
        for (const connection of flow.connections)
          expect(part.connections.includes(connection)).toBe(
            ids.includes(connection.from.node) && ids.includes(connection.to.node),
          );
      }),
    );
  });

  it('grows from step to step', () => {
    const flow = defineFlow(authored);
    const steps = [{ adds: ['question'] }, {}, { adds: ['model'] }];
    const shown = steps.map((_, index) => flowAtStep(flow, steps, index)?.nodes.map(({ id }) => id));
    expect(shown).toEqual([['question'], undefined, ['question', 'model']]);
    expect(flowAtStep(undefined, steps, 0)).toBeNull();
  });
});
