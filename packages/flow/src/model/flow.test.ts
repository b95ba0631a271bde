import { CourseContentError } from '@course-kit/react/model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFlow } from './flow.arbitrary.js';
import { defineFlow } from './define-flow.js';
import { flowAtStep, type AuthoredFlow } from './flow.js';

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
      kind: 'flow',
      title: 'Answer',
      nodes: [
        {
          id: 'question',
          title: 'Chat Input',
          at: [0, 0],
          inputs: [],
          outputs: [{ name: 'Chat Message', type: 'Message' }],
        },
        {
          id: 'model',
          title: 'Language Model',
          detail: 'any model',
          at: [42, 0],
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

describe('a flow after a step', () => {
  it('has just the components that steps have added by then, and each connection whose two ends it has', () => {
    fc.assert(
      fc.property(anyFlow(), fc.func(fc.boolean()), (flow, isAdded) => {
        const ids = flow.nodes.map(({ id }) => id).filter((id) => isAdded(id));
        const part = flowAtStep(flow, [{ adds: ids }], 1).flow;
        expect(part.nodes.map(({ id }) => id)).toEqual(ids);
        for (const connection of flow.connections)
          expect(part.connections.includes(connection)).toBe(
            ids.includes(connection.from.node) && ids.includes(connection.to.node),
          );
      }),
    );
  });

  it('grows from step to step, and is whole without one', () => {
    const flow = defineFlow(authored);
    const steps = [{ adds: ['question'] }, {}, { adds: ['model'] }];
    const shown = [0, 1, 2, 3].map((step) => {
      const { flow: there, added } = flowAtStep(flow, steps, step);
      return [there.nodes.map(({ id }) => id).join(), added.join()];
    });
    expect(shown).toEqual([
      ['', ''],
      ['question', 'question'],
      ['question', ''],
      ['question,model', 'model'],
    ]);
    expect(flowAtStep(flow, steps)).toEqual({ flow, added: [] });
  });
});
