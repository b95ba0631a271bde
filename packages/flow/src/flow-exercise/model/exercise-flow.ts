import type { LessonText } from '@course-kit/react/model';
import {
  isSameEnd,
  type Flow,
  type FlowConnection,
  type FlowEnd,
  type FlowNode,
  type FlowPort,
} from '../../model/flow.js';
import { sameFlows, type Renaming } from './same-flows.js';
import type { TaskExercise } from './task-exercise.js';

/** One port of a flow. */
export interface PortPlace extends FlowEnd {
  readonly side: 'input' | 'output';
}

/** A connection that is missing at first, or wrong. */
export interface SoughtConnection extends FlowConnection {
  readonly hint?: LessonText | undefined;
}

/** A flow with what is missing in it. */
export interface ExerciseFlow {
  /** As it is in the end. */
  readonly flow: Flow;
  /** All its connections, as lessons write them. */
  readonly names: ReadonlySet<string>;
  /** What is there from the start. */
  readonly given: readonly FlowConnection[];
  /** What the learner makes, in the order of hints. */
  readonly missing: readonly SoughtConnection[];
  /** With all lines that its picture may have. @default as it is in the end */
  readonly drawn?: Flow;
  /** What is there from the start and does not belong; the learner takes it off. */
  readonly wrong: readonly SoughtConnection[];
  readonly takes: Readonly<Record<string, readonly string[]>>;
  /** Which components may stand for which: those that nothing tells apart. */
  readonly renamings: readonly Renaming[];
}

/** A connection as lessons write it. */
export function connectionText({ from, to }: Pick<FlowConnection, 'from' | 'to'>): string {
  return `${endText(from)} -> ${endText(to)}`;
}

/** A port as lessons write it. */
export function endText({ node, port }: FlowEnd): string {
  return `${node}.${port}`;
}

/** The connection between two ports of a flow, be it in the flow or not; undefined where it does not have them. */
export function connectionNamed(flow: Flow, name: string): FlowConnection | undefined {
  const inputs = portsOf(flow).filter(({ side }) => side === 'input');
  return flow.nodes
    .flatMap(({ id, outputs }) => outputs.map(({ name: port, type }) => ({ from: { node: id, port }, type })))
    .flatMap((begun) => inputs.map(({ node, port }) => ({ ...begun, to: { node, port } })))
    .find((one) => connectionText(one) === name);
}

/** A lesson's flow without what its exercise asks for. Connections that the flow no longer has are passed over, and wrong ones. */
export function toExerciseFlow(flow: Flow, { missing, takes = {} }: TaskExercise): ExerciseFlow {
  const sought = missing.flatMap(({ connection, hint }) => {
    const found = flow.connections.find((one) => connectionText(one) === connection);
    return found ? [{ ...found, ...(hint !== undefined && { hint }) }] : [];
  });
  const names = sought.map(connectionText);
  return {
    flow,
    names: new Set(flow.connections.map(connectionText)),
    given: flow.connections.filter((one) => !names.includes(connectionText(one))),
    missing: sought,
    wrong: [],
    takes,
    renamings: sameFlows(flow),
  };
}

/** Every port of a flow, from component to component. */
export function portsOf({ nodes }: Flow): readonly PortPlace[] {
  return nodes.flatMap(({ id, inputs, outputs }) => [
    ...inputs.map(({ name }) => ({ node: id, port: name, side: 'input' as const })),
    ...outputs.map(({ name }) => ({ node: id, port: name, side: 'output' as const })),
  ]);
}

/** The component that a port is of. */
export function nodeOf({ nodes }: Flow, { node }: FlowEnd): FlowNode | undefined {
  return nodes.find(({ id }) => id === node);
}

/** What a port takes or gives: the types that fit it. */
export function typesOf({ flow, takes }: ExerciseFlow, place: PortPlace): readonly string[] {
  const node = nodeOf(flow, place);
  const ports: readonly FlowPort[] = (place.side === 'input' ? node?.inputs : node?.outputs) ?? [];
  const own = ports.filter(({ name }) => name === place.port).map(({ type }) => type);
  const name = endText(place);
  return place.side === 'input' && Object.hasOwn(takes, name) ? (takes[name] ?? own) : own;
}

/** Whether both are one port. */
export function isSamePort(a: PortPlace, b: PortPlace): boolean {
  return a.side === b.side && isSameEnd(a, b);
}
