import { CourseContentError } from '@course-kit/react/model';
import { describe, expect, test } from 'vitest';
import simpleAgent from './fixtures/simple-agent.json';
import { flowFromExport } from './flow-from-export.js';
import { tool } from './tool.js';

describe('a flow from an exported file', () => {
  const flow = flowFromExport(simpleAgent);

  test('has the components of the file, and no notes', () => {
    expect(flow.title).toBe('Simple Agent');
    expect(flow.nodes.map(({ title, detail }) => [title, detail]).sort()).toEqual([
      ['Agent', undefined],
      ['Calculator', 'as a tool'],
      ['Chat Input', undefined],
      ['Chat Output', undefined],
      ['URL', 'as a tool'],
    ]);
  });

  test('has its connections with the names and types of the ports', () => {
    const titleOf = (id: string) => flow.nodes.find((node) => node.id === id)?.title;
    const lines = flow.connections.map(
      ({ from, to, type }) =>
        `${titleOf(from.node)}, ${from.port} -> ${titleOf(to.node)}, ${to.port}: ${type}`,
    );
    expect(lines.sort()).toEqual([
      'Agent, Response -> Chat Output, Inputs: Message',
      'Calculator, Toolset -> Agent, Tools: Tool',
      'Chat Input, Chat Message -> Agent, Input: Message',
      'URL, Toolset -> Agent, Tools: Tool',
    ]);
    expect(flow.portColors).toBe(tool.portColors);
  });

  test.each([[null], ['text'], [{ name: 'A flow' }], [{ data: { nodes: [], edges: [] } }]])(
    'refuses %j',
    (value) => {
      expect(() => flowFromExport(value)).toThrow('not a flow');
    },
  );

  test('refuses a connection to a missing component', () => {
    const { data } = simpleAgent;
    const broken = { ...simpleAgent, data: { ...data, nodes: data.nodes.slice(0, 3) } };
    expect(() => flowFromExport(broken)).toThrow(CourseContentError);
  });
});
