import { SEVERAL_TYPES, type AuthoredFlow } from '@course-kit/flow/model';
import { quoted, type SourceChecker } from '../source/issues.js';
import { namesOf, type Components, type KnownComponent } from './components.js';
import { parseFlowLines, type ConnectionLine, type NodeLine } from './flow-lines.js';

type Side = 'inputs' | 'outputs';

/** A component of the flow while its ports are collected. */
interface FlowPart {
  readonly node: NodeLine;
  readonly known: KnownComponent | undefined;
  /** The type of each port that is shown, by name. */
  readonly inputs: Map<string, string>;
  readonly outputs: Map<string, string>;
}

/**
 * Makes a flow from lines of text: components, then connections between their ports. A component shows its connected
 * ports, and those that its line names.
 *
 * @param title - what the flow does.
 * @param firstLine - the line of the file that the text begins on.
 */
export function parseFlow(
  check: SourceChecker,
  title: string,
  text: string,
  firstLine: number,
  components: Components,
): AuthoredFlow {
  const lines = parseFlowLines(check, text, firstLine);
  const nodes = lines.filter((line) => line.kind === 'node');
  const connections = lines.filter((line) => line.kind === 'connection');
  check.that(nodes.length > 0, firstLine, 'at least one component', 'none');
  const parts = new Map<string, FlowPart>();
  for (const node of nodes) {
    check.that(!parts.has(node.id), node.line, 'ids that differ', quoted(node.id));
    parts.set(node.id, toPart(check, node, components));
  }
  const sound = connections.filter((connection) => connect(check, connection, parts, components));
  const types = new Set(
    [...parts.values()].flatMap(({ inputs, outputs }) => [...inputs.values(), ...outputs.values()]),
  );
  return {
    title,
    portColors: Object.fromEntries(Object.entries(components.portColors).filter(([type]) => types.has(type))),
    nodes: Object.fromEntries(Array.from(parts, ([id, part]) => [id, toNode(part)])),
    connections: sound.map(({ from, to }) => `${from.join('.')} -> ${to.join('.')}`),
  };
}

function toPart(check: SourceChecker, node: NodeLine, { byName, shared }: Components): FlowPart {
  const known = node.component === undefined ? undefined : byName.get(node.component);
  if (node.component !== undefined && !known)
    check.report(
      node.line,
      `a component of components.yaml, or a box such as ${node.id}: "${node.component}"`,
      quoted(node.component),
    );
  const part: FlowPart = { node, known, inputs: new Map(), outputs: new Map() };
  for (const port of node.shown) {
    const output = known?.outputs.get(port) ?? shared.get(port);
    const [input = known?.variables, ...others] = known?.inputs.get(port) ?? [];
    if (output) part.outputs.set(port, output[0] ?? '');
    else if (input !== undefined) part.inputs.set(port, others.length > 0 ? SEVERAL_TYPES : input);
    else if (known) check.report(node.line, `a port of ${node.component}`, quoted(port));
    else check.report(node.line, 'a component of components.yaml, which has ports to show', quoted(port));
  }
  return part;
}

function connect(
  check: SourceChecker,
  { line, from, to, type }: ConnectionLine,
  parts: ReadonlyMap<string, FlowPart>,
  components: Components,
): boolean {
  const [source, target] = [from, to].map(([id]) => {
    if (!parts.has(id)) check.report(line, `one of ${[...parts.keys()].join(', ')}`, quoted(id));
    return parts.get(id);
  });
  if (!source || !target) return false;
  const given = typesOf(check, line, source, 'outputs', from[1], type, components);
  const taken = typesOf(check, line, target, 'inputs', to[1], type, components);
  if (!given || !taken) return false;
  const carried = type ?? given.find((name) => taken.includes(name)) ?? given[0] ?? taken[0];
  if (carried === undefined) {
    check.report(line, 'what is carried between two boxes, as in "-> b.Port: Request"', 'no type');
    return false;
  }
  check.that(
    (given.length === 0 || given.includes(carried)) && (taken.length === 0 || taken.includes(carried)),
    line,
    `an input that takes ${given.join(' or ')}`,
    `${to[1]}, which takes ${taken.join(' or ')}`,
  );
  source.outputs.set(from[1], carried);
  target.inputs.set(to[1], taken.length > 1 ? SEVERAL_TYPES : carried);
  return true;
}

/** The types of a port; none for a plain box, whose ports follow from its connections. */
function typesOf(
  check: SourceChecker,
  line: number,
  { node, known }: FlowPart,
  side: Side,
  port: string,
  type: string | undefined,
  { shared }: Components,
): readonly string[] | undefined {
  if (!known) return type === undefined ? [] : [type];
  const types = known[side].get(port) ?? (side === 'outputs' ? shared.get(port) : undefined);
  if (types) return types;
  if (side === 'inputs' && known.variables !== undefined) return [known.variables];
  const what = side === 'inputs' ? 'an input' : 'an output';
  check.report(line, `${what} of ${node.component}, which has ${namesOf(known[side])}`, quoted(port));
  return undefined;
}

function toNode({ node, known, inputs, outputs }: FlowPart) {
  // A component with a custom name shows its type below.
  const detail = [node.name !== undefined && node.component, node.detail].filter(Boolean).join(', ');
  return {
    title: node.name ?? node.component ?? node.id,
    ...(detail !== '' && { detail }),
    inputs: inOrder(inputs, known?.inputs),
    outputs: inOrder(outputs, known?.outputs),
  };
}

/** Ports in the order of the list of components, then those that only the flow names. */
function inOrder(
  ports: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, unknown> = new Map(),
): string[] {
  const places = [...known.keys()];
  const place = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);
  return [...ports].sort(([a], [b]) => place(a) - place(b)).map(([name, type]) => `${name}: ${type}`);
}
