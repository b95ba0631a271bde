import {
  color,
  type ContentChecker,
  integer,
  list,
  matching,
  object,
  record,
  type SchemaOf,
  string,
  text,
} from '@course-kit/react/schema';
import { portOf, toEnd } from './flow-places.js';
import type { AuthoredFlow, Flow, FlowConnection, FlowNode, FlowPort } from './flow.js';

/** More would be no picture that anybody reads, and takes long to lay out. */
const MOST_NODES = 200;
const MOST_CONNECTIONS = 1000;
const MOST_GRID_STEPS = 100_000;
const MOST_TURNS = 100;

const nodeCount = { title: `1 to ${MOST_NODES} components` };
const connections = { title: `at most ${MOST_CONNECTIONS} connections`, maxItems: MOST_CONNECTIONS };

const portText = matching('a port such as "Input: Message"', /\S: \S/);
export const authoredNodeSchema = object(
  { title: text },
  { detail: string, inputs: list(portText), outputs: list(portText) },
);

const CONNECTION = 'a connection such as "question.Chat Message -> model.Input"';

/** Stands in a flow that is the figure of a task. */
const kind = matching('"flow"', /^flow$/) as unknown as SchemaOf<'flow'>;

/** A flow as its author writes it. */
export const authoredFlowSchema = {
  ...object(
    {
      title: text,
      nodes: record(authoredNodeSchema, { ...nodeCount, minProperties: 1, maxProperties: MOST_NODES }),
      connections: list(matching(CONNECTION, / -> /), connections),
    },
    { portColors: record(color), kind },
  ),
  rule: toFlow,
};

const port = object({ name: text, type: text });
const end = object({ node: string, port: text });

const gridStep = integer('a whole number of steps of the grid', -MOST_GRID_STEPS);
const at = list(gridStep, { title: 'a place such as [0, 12]', minItems: 2, maxItems: 2 });
const via = list(gridStep, { title: `at most ${MOST_TURNS} turns`, maxItems: MOST_TURNS });

/** A flow that `defineFlow` has made. */
export const madeFlowSchema = {
  ...object(
    {
      title: text,
      nodes: list(
        object({ id: string, title: text, inputs: list(port), outputs: list(port) }, { detail: string, at }),
        { ...nodeCount, minItems: 1, maxItems: MOST_NODES },
      ),
      connections: list(object({ from: end, to: end, type: text }, { via }), connections),
      portColors: record(color),
    },
    { kind },
  ),
  rule: (check: ContentChecker, path: string, flow: Flow) =>
    checkConnections(check, path, flow, flow.connections),
};

/** A flow in either form. */
export const flowSchema = {
  anyOf: [authoredFlowSchema, madeFlowSchema],
  choose: (flow: unknown) => (isMade(flow as Flow) ? madeFlowSchema : authoredFlowSchema),
} as const;

/** Whether a flow, which may be unsound, is in the form that `defineFlow` makes. */
export function isMade(flow: Flow | AuthoredFlow | null | undefined): flow is Flow {
  return Array.isArray(flow?.nodes);
}

/** Ids of the components of a flow in either form, which may be unsound. */
export function nodeIdsOf(flow: Flow | AuthoredFlow | null | undefined): readonly unknown[] {
  return isMade(flow) ? flow.nodes.map((node: FlowNode | null) => node?.id) : Object.keys(flow?.nodes ?? {});
}

/** A flow of what its author wrote, with every issue that a schema cannot tell of. */
export function toFlow(check: ContentChecker, path: string, authored: AuthoredFlow): Flow {
  const nodes = Object.entries(authored.nodes).map(([id, { title, detail, inputs, outputs }]) => ({
    id,
    title,
    ...(detail !== undefined && { detail }),
    inputs: toPorts(inputs),
    outputs: toPorts(outputs),
  }));
  const flow = {
    title: authored.title,
    nodes,
    connections: authored.connections.map((text) => toConnection(text, nodes)),
    portColors: authored.portColors ?? {},
  };
  checkConnections(check, path, flow, authored.connections);
  return flow;
}

function toPorts(authored: readonly string[] = []): FlowPort[] {
  return authored.map((text) => {
    // The last colon, not counting one at the end: names may have some.
    const [name, type] = splitAt(text, text.trimEnd().lastIndexOf(': '), 2);
    return { name, type };
  });
}

function toConnection(text: string, nodes: readonly FlowNode[]): FlowConnection {
  const [fromText, toText] = splitAt(text, text.lastIndexOf(' -> '), 4);
  const [from, to] = [toEnd(fromText), toEnd(toText)];
  return { from, to, type: portOf(nodes, from, 'outputs')?.type ?? '' };
}

function splitAt(text: string, index: number, width: number): [string, string] {
  return [text.slice(0, Math.max(index, 0)), text.slice(index + width)];
}

/** Each connection leads from an output to an input, and each component is there once: a picture needs both. */
function checkConnections(
  check: ContentChecker,
  path: string,
  { nodes, connections }: Flow,
  written: readonly unknown[],
): void {
  const at = (rest: string) => (path === '' ? rest : `${path}.${rest}`);
  check.that(
    new Set(nodes.map(({ id }) => id)).size === nodes.length,
    at('nodes'),
    'components whose ids differ',
    nodes.map(({ id }) => id),
  );
  connections.forEach(({ from, to }, index) =>
    check.that(
      !!portOf(nodes, from, 'outputs') && !!portOf(nodes, to, 'inputs'),
      at(`connections[${index}]`),
      'an output and an input of two components, such as "question.Chat Message -> model.Input"',
      written[index],
    ),
  );
}
