import { describe, expect, test } from 'vitest';
import { componentOf, edgeOf, exportOf, goalOf, type ExportedFile } from './exported-flow.fixtures.js';
import { at } from './file-mutation.fixtures.js';
import type { CheckReport } from './model/check-report.js';
import { checkWork } from './model/check-work.js';
import { drawChecked, isMissing } from './model/draw-checked.js';
import { MOST_BYTES } from './model/read-json.js';
import type { FlowGoal, TaskCheck } from './model/task-check.js';
import { flows } from './written-flows.fixtures.js';

const named = (name: string) =>
  at(
    flows.filter((flow) => flow.name === name),
    0,
  );
const prompting = named('Basic Prompting');
const goal = goalOf(prompting);
const whole = () => exportOf(prompting);
const check = (file: unknown, by: FlowGoal = goal) => checkWork(by, JSON.stringify(file));

function missing(report: CheckReport) {
  return report.outcome === 'checked'
    ? report.findings.filter(({ state }) => state === 'missing').map(({ sought }) => sought)
    : report;
}

const nested = (depth: number): unknown => ({
  nodes: [
    { id: 'g', type: 'genericNode', data: { node: { flow: { data: depth > 0 ? nested(depth - 1) : {} } } } },
  ],
});

/** The text of a whole flow, with lists in each other as the value of a field. */
const withLists = (depth: number) =>
  JSON.stringify(whole()).replace(
    '"template":{',
    `$&"lists":{"value":${'['.repeat(depth)}"sk-${'a1B2'.repeat(8)}"${']'.repeat(depth)}},`,
  );

describe('what is no flow is refused with the reason', () => {
  const text = JSON.stringify(whole());
  test.each([
    ['an empty file', '', 'empty'],
    ['blanks', ' \n\t', 'empty'],
    ['more than 5 MB', ' '.repeat(MOST_BYTES + 1), 'tooLarge'],
    ['an archive of many flows', 'PK\u0003\u0004\u0014', 'archive'],
    ['a picture', '\u0089PNG\0\0\0', 'notText'],
    ['a page of the browser', '<!doctype html><title>Langflow</title>', 'webPage'],
    ['half a file', text.slice(0, -20), 'notJson'],
    ['a list in YAML', 'nodes:\n  - id: a', 'notJson'],
    ['a word', '"flow"', 'notObject'],
    ['a number', '17', 'notObject'],
    ['nothing', 'null', 'notObject'],
    ['an object', '{}', 'noFlow'],
    ['an answer of the interface', '{"outputs":[{"results":{}}]}', 'noFlow'],
    ['an empty list', '[]', 'noFlow'],
    ['a list of words', '["flow"]', 'noFlow'],
    ['nodes that are none', '{"data":{"nodes":{},"edges":[]}}', 'noFlow'],
    ['a saved component', JSON.stringify({ ...whole(), is_component: true }), 'component'],
    ['two flows', JSON.stringify({ flows: [whole(), whole()] }), 'several'],
    ['a list of two flows', JSON.stringify([whole(), whole()]), 'several'],
    ['a canvas with nothing on it', '{"data":{"nodes":[],"edges":[]}}', 'noComponents'],
    ['components without ids', '{"data":{"nodes":[{"data":{}}],"edges":[]}}', 'damaged'],
    ['components that are words', '{"data":{"nodes":["a"],"edges":[]}}', 'damaged'],
    ['connections that are words', '{"data":{"nodes":[],"edges":["a"]}}', 'damaged'],
    [
      'one id for two components',
      JSON.stringify({ data: { nodes: [componentOf('a', 'A', 0), componentOf('a', 'B', 1)], edges: [] } }),
      'sameIds',
    ],
    ['groups in groups without end', JSON.stringify({ data: nested(30) }), 'tooDeep'],
    ['lists in lists without end', withLists(100_000), 'tooDeep'],
    ['objects in objects without end', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'tooDeep'],
    [
      'too many components',
      JSON.stringify({
        data: { nodes: Array.from({ length: 1001 }, (_, index) => componentOf(`n${index}`, 'A', 0)) },
      }),
      'tooMany',
    ],
  ])('%s', (_, text, reason) => {
    expect(checkWork(goal, text)).toEqual({ outcome: 'refused', reason });
  });

  test('an answer of lists in lists without end is refused, too', () => {
    const answer: TaskCheck = {
      kind: 'json',
      title: 'Answer',
      rules: [{ path: ['*'], test: 'isFilled', words: '' }],
    };
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(checkWork(answer, text)).toEqual({ outcome: 'refused', reason: 'tooDeep' });
  });

  test('a key is found as deep as a file is read', () => {
    expect(checkWork(goal, withLists(150))).toMatchObject({ outcome: 'secrets' });
  });

  test('code that begins class after class without end is read once', () => {
    const flow = { data: { nodes: [componentOf('own', 'CustomComponent', 0)], edges: [] } };
    const classes = String.raw`\nclass a(`.repeat(400_000);
    const text = JSON.stringify(flow).replace('class CustomComponent(Component):', classes);
    expect(checkWork(goal, text).outcome).toBe('checked');
  });

  test('a list of one flow is that flow, and so is a canvas without its frame', () => {
    expect(check({ flows: [whole()] })).toMatchObject({ isPassed: true });
    expect(check(whole().data)).toMatchObject({ isPassed: true });
  });

  test('a byte order mark and blanks around the file do not matter', () => {
    expect(checkWork(goal, `\uFEFF\n ${JSON.stringify(whole())}\n`)).toMatchObject({ isPassed: true });
  });
});

describe('what is missing is said in the words of the lesson', () => {
  test('a connection by its components and ports', () => {
    const file = whole();
    file.data.edges.pop();
    expect(missing(check(file))).toEqual([
      {
        kind: 'connection',
        from: 'LanguageModelComponent',
        output: 'text_output',
        to: 'ChatOutput',
        input: 'input_value',
      },
    ]);
  });

  test('a component with its connections', () => {
    const file = whole();
    file.data.nodes = file.data.nodes.filter(({ data }) => data.type !== 'Prompt');
    expect(missing(check(file))).toEqual([
      { kind: 'component', component: 'Prompt' },
      expect.objectContaining({ kind: 'connection', from: 'Prompt' }),
    ]);
  });

  test('the missing part is drawn into the learner’s flow', () => {
    const file = whole();
    file.data.nodes = file.data.nodes.filter(({ data }) => data.type !== 'Prompt');
    const report = check(file);
    if (report.outcome !== 'checked' || !report.flow) throw new Error('no flow');
    const { flow, there } = drawChecked(goal, report.flow, report.findings);
    expect(flow.nodes.map(({ title }) => title)).toEqual([
      'ChatInput',
      'LanguageModelComponent',
      'ChatOutput',
      'Prompt',
    ]);
    expect(flow.nodes.map(({ id }) => id).filter(isMissing)).toEqual(['missing:rules']);
    expect(flow.connections.slice(there).map(({ from }) => from.node)).toEqual(['missing:rules']);
  });

  test('of several components of a kind, those that fit best are taken', () => {
    const flow = named('Three agents in a line');
    const file = exportOf(flow);
    file.data.nodes.unshift(componentOf('Agent-try', 'Agent', 7), componentOf('Agent-again', 'Agent', 8));
    file.data.edges = file.data.edges.filter(({ target }) => target !== 'Agent-third');
    expect(missing(check(file, goalOf(flow)))).toEqual([
      { kind: 'connection', from: 'Agent', output: 'response', to: 'Agent', input: 'input_value' },
    ]);
  });

  test('a connection whose ends cannot be read is neither there nor missing', () => {
    const file = whole();
    const [first] = file.data.edges;
    if (!first) throw new Error('no connection');
    file.data.edges[0] = {
      source: first.source,
      target: first.target,
      sourceHandle: 'x',
      targetHandle: '{œ',
    };
    const report = check(file);
    expect(report).toMatchObject({ isPassed: false });
    expect(report.outcome === 'checked' && report.findings.map(({ state }) => state)).toEqual([
      'found',
      'found',
      'found',
      'found',
      'unsure',
      'found',
      'found',
    ]);
  });

  test('a release that is newer than what the check knows is told apart', () => {
    const releases = ['1.4.3', '1.12', '1.12.9', '1.13.0.dev34', '2.0.0', undefined];
    const newer = releases.map((release) => {
      const report = check({ ...whole(), last_tested_version: release });
      return report.outcome === 'checked' && report.isNewer;
    });
    expect(newer).toEqual([false, false, false, true, true, false]);
  });
});

describe('a way through other components', () => {
  const between = (type: string): ExportedFile => {
    const file = whole();
    file.data.nodes.push(componentOf('Extra-1', 'Extra', 5));
    file.data.edges = [
      ...file.data.edges.slice(0, 2),
      edgeOf('LanguageModelComponent-model', 'text_output', 'Extra-1', 'in', 'Message'),
      edgeOf('Extra-1', 'out', 'ChatOutput-answer', 'input_value', type),
    ];
    return file;
  };

  test('counts as the connection where it hands on what that carries', () => {
    expect(check(between('Message'))).toMatchObject({ isPassed: true });
  });

  test('does not where it hands on something else', () => {
    expect(missing(check(between('Table')))).toHaveLength(1);
  });

  test('does not lead through a component of the goal', () => {
    const file = whole();
    file.data.edges = [
      ...file.data.edges.slice(1),
      edgeOf('ChatInput-ask', 'message', 'Prompt-rules', 'question', 'Message'),
      edgeOf('Prompt-rules', 'prompt', 'LanguageModelComponent-model', 'input_value', 'Message'),
    ];
    expect(missing(check(file))).toEqual([
      expect.objectContaining({ kind: 'connection', from: 'ChatInput' }),
    ]);
  });

  test('does not lead to an agent’s tools', () => {
    const flow = named('Simple Agent');
    const file = exportOf(flow);
    file.data.nodes.push(componentOf('Extra-1', 'Extra', 5));
    file.data.edges = [
      ...file.data.edges.filter(({ source }) => source !== 'URLComponent-pages'),
      edgeOf('URLComponent-pages', 'component_as_tool', 'Extra-1', 'in', 'Tool'),
      edgeOf('Extra-1', 'out', 'Agent-agent', 'tools', 'Tool'),
    ];
    expect(missing(check(file, goalOf(flow)))).toHaveLength(1);
  });
});

describe('values of fields', () => {
  const rule = (test: FlowGoal['rules'][number]['test'], ...values: string[]): FlowGoal => ({
    ...goal,
    rules: [{ component: 'rules', field: { name: 'Template', keys: ['text', 'template'] }, test, values }],
  });
  const withField = (field: object) => {
    const file = whole();
    const node = file.data.nodes.find(({ data }) => data.type === 'Prompt');
    if (node) node.data.node.template['template'] = field;
    return file;
  };

  test.each([
    ['holds', ['{topic}'], 'On {topic}.', 'On topic.'],
    ['lacks', ['eager'], 'Be calm.', 'Be eager.'],
    ['is', ['Parser'], 'Parser', 'Stringify'],
    ['is', ['false'], false, true],
    ['is', ['Filter'], [{ name: 'Filter', icon: 'filter' }], []],
    ['is', ['Filter'], [{ name: 'Filter' }], [{ name: 'Filter' }, { name: 'Sort' }]],
    ['isNot', ['Filter'], [{ name: 'Sort' }], [{ name: 'Filter' }]],
    ['isNot', ['0.1'], 0.9, 0.1],
    ['from', ['0', '1'], 0.5, 1.5],
    ['from', ['1', '8'], '8', ''],
    ['since', ['1.12'], '1.12.5', '1.9.2'],
    ['isFilled', [], [{ name: 'a' }], []],
    ['isFilled', [], 'x', null],
    ['isEmpty', [], '', 'x'],
  ] as const)('%s %j', (test, values, right, wrong) => {
    const goal = rule(test, ...values);
    expect(check(withField({ value: right }), goal)).toMatchObject({ isPassed: true });
    expect(missing(check(withField({ value: wrong }), goal))).toEqual([
      { kind: 'rule', test, component: 'Prompt', field: 'Template', values },
    ]);
  });

  test('a variable is one that is read from the database, of the wanted name', () => {
    const goal = rule('isVariable', 'SHOP_HOURS');
    const states = [
      { value: 'SHOP_HOURS', load_from_db: true },
      { value: 'OTHER', load_from_db: true },
      { value: 'SHOP_HOURS', load_from_db: false },
    ].map((field) => missing(check(withField(field), goal)));
    expect(states).toEqual([[], [expect.anything()], [expect.anything()]]);
  });

  test.each([
    [
      'is',
      ['true'],
      [{ name: 'find' }, { name: 'sun_times', status: true }],
      [{ name: 'find', status: true }],
    ],
    ['is', ['true'], [{ tag: 'sun_times', status: true }], [{ name: 'sun_times', status: false }]],
    ['isFilled', [], [{ name: 'sun_times', status: ['approve'] }], []],
    ['isNot', ['true'], [{ name: 'find', status: true }], [{ name: 'sun_times', status: true }]],
  ] as const)('a place in a field: %s %j', (test, values, right, wrong) => {
    const goal = rule(test, ...values);
    const inside = { ...goal, rules: goal.rules.map((one) => ({ ...one, path: ['sun_times', 'status'] })) };
    expect(check(withField({ value: right }), inside)).toMatchObject({ isPassed: true });
    for (const value of [wrong, test === 'isNot' ? wrong : 'text'])
      expect(missing(check(withField({ value }), inside))).toEqual([
        { kind: 'rule', test, component: 'Prompt', field: 'Template · sun_times · status', values },
      ]);
  });

  test('the value that stands on a group counts, as it does in a run', () => {
    const withGroup = (value: string, variable = false) => {
      const file = withField({ value: 'On {topic}.' });
      const [node] = file.data.nodes.filter(({ data }) => data.type === 'Prompt');
      const group = componentOf('GroupNode-all', 'GroupNode', 0);
      group.data.node.flow = { data: { nodes: [node], edges: [] } };
      const proxy = { id: node?.id, field: 'template' };
      group.data.node.template = { shown: { value, load_from_db: variable, proxy } };
      file.data.nodes = [...file.data.nodes.filter((one) => one !== node), group];
      return file;
    };
    expect(missing(check(withGroup('On {topic}.'), rule('holds', '{topic}')))).toEqual([]);
    expect(missing(check(withGroup(''), rule('holds', '{topic}')))).toHaveLength(1);
    expect(missing(check(withGroup('HOURS', true), rule('isVariable', 'HOURS')))).toEqual([]);
  });

  test('a field that the file does not have says nothing', () => {
    const report = check(whole(), rule('holds', '{topic}'));
    expect(report).toMatchObject({ isPassed: false });
    expect(missing(report)).toEqual([]);
  });
});

test('a file with odd names and empty connections does not make the check throw', () => {
  const odd = {
    nodes: [{ id: 'constructor', type: '__proto__', data: { type: 'toString', node: null } }],
    edges: [{}],
  };
  expect(check(odd)).toMatchObject({ outcome: 'checked', isPassed: false });
});
