import type { Figure } from '@course-kit/react/model';

/** The type of an input that takes several: a free one is gray, and an edge gives it the color of what it carries. */
export const SEVERAL_TYPES = '*';

/** Where data enters or leaves a component; `type` names what it carries. */
export interface FlowPort {
  /** Tells it from other ports of the same side of its component; shown beside it. */
  readonly name: string;
  /** What it carries, such as `Message`; `*` for an input that takes several types. Only ports of one type are connected. */
  readonly type: string;
}

/** A component of a drawn flow. */
export interface FlowNode {
  /** Tells it from other components of the flow; connections and steps name it. */
  readonly id: string;
  /** The heading of its box. */
  readonly title: string;
  /** A setting or a role, in a few words. */
  readonly detail?: string;
  /** On its start side, from top to bottom. */
  readonly inputs: readonly FlowPort[];
  /** On its end side, from top to bottom. */
  readonly outputs: readonly FlowPort[];
  /**
   * Its top left corner in the picture: across and down, in steps of the picture's grid. A build of the course writes it.
   *
   * @default `defineCourse` and the components that draw a flow put it into a column
   */
  readonly at?: readonly number[];
}

/** One end of a connection: a node's id and the name of one of its ports. */
export interface FlowEnd {
  /** The id of a component of the flow. */
  readonly node: string;
  /** The name of one of its ports: an output where the edge begins, an input where it ends. */
  readonly port: string;
}

/** An edge from an output to an input. */
export interface FlowConnection {
  /** The output it begins at. */
  readonly from: FlowEnd;
  /** The input it ends at. */
  readonly to: FlowEnd;
  /** What it carries: the type of the output. */
  readonly type: string;
  /**
   * Where its line turns, in steps of the picture's grid: up or down at the first number, counted across, sideways at the
   * second, counted down, and so on.
   *
   * @default straight on
   */
  readonly via?: readonly number[];
}

/** A flow as data: components, ports and connections. `FlowDiagram` draws it. */
export interface Flow {
  /** What the flow does, for screen readers and above its picture. */
  readonly title: string;
  /** Its components, in the order in which they are drawn where nothing else decides. */
  readonly nodes: readonly FlowNode[];
  /** Its edges, in any order. */
  readonly connections: readonly FlowConnection[];
  /** A CSS color for each type of port that has one of its own. */
  readonly portColors: Readonly<Record<string, string>>;
}

/** A flow as the figure of a task. */
export interface TaskFlow extends Flow {
  /** Tells it from figures of other kinds. */
  readonly kind: 'flow';
}

/** A component as its author writes it: each port as `Name: Type`. */
export interface AuthoredFlowNode {
  /** The heading of its box. */
  readonly title: string;
  /** A setting or a role, in a few words. @default none */
  readonly detail?: string;
  /** Each as `Name: Type`. @default none */
  readonly inputs?: readonly string[];
  /** Each as `Name: Type`. @default none */
  readonly outputs?: readonly string[];
}

/** A flow as its author writes it. */
export interface AuthoredFlow {
  /** Says in a course in JSON that a task's figure is a flow; `defineFlow` adds it. */
  readonly kind?: 'flow';
  /** What the flow does, for screen readers and above its picture. */
  readonly title: string;
  /** By a short id that connections use; drawn in this order where nothing else decides. */
  readonly nodes: Readonly<Record<string, AuthoredFlowNode>>;
  /** Each as `node.Output -> node.Input`, by id of the node and name of the port. */
  readonly connections: readonly string[];
  /** A CSS color for a type of port, by the type's name. @default none: every type looks the same */
  readonly portColors?: Readonly<Record<string, string>>;
}

/** The flow of a task, where its figure is one. */
export function flowOf(task: { readonly figure?: Figure } | undefined): TaskFlow | undefined {
  const figure = task?.figure;
  return figure?.kind === 'flow' ? (figure as TaskFlow) : undefined;
}

/** The color of a type of port, or undefined; `constructor` and the like are names as any other. */
export function portColor({ portColors }: Flow, type: string | undefined): string | undefined {
  return type !== undefined && Object.hasOwn(portColors, type) ? portColors[type] : undefined;
}

/** What an input carries: its type, or of several that of the connection which leads to it. */
export function typeAt(
  connections: readonly FlowConnection[],
  node: string,
  { name, type }: FlowPort,
): string | undefined {
  return type === SEVERAL_TYPES
    ? connections.find(({ to }) => to.node === node && to.port === name)?.type
    : type;
}

/** Whether both are one port of one side. */
export function isSameEnd(a: FlowEnd, b: FlowEnd): boolean {
  return a.node === b.node && a.port === b.port;
}

/** Whether both connect the same two ports. */
export function isSameConnection(
  a: Pick<FlowConnection, 'from' | 'to'>,
  b: Pick<FlowConnection, 'from' | 'to'>,
): boolean {
  return isSameEnd(a.from, b.from) && isSameEnd(a.to, b.to);
}

/** A flow as far as a learner has built it. */
export interface FlowAtStep {
  /** The components that are there by now, and the connections between them. */
  readonly flow: Flow;
  /** Ids of the components that the step has added or changed. */
  readonly added: readonly string[];
}

/**
 * The flow after a step.
 *
 * @param step - the number of the step, from 1; 0 stands for the time before the first, and none for the whole flow.
 */
export function flowAtStep(
  flow: Flow,
  steps: readonly { readonly adds?: readonly string[] | undefined }[],
  step?: number,
): FlowAtStep {
  if (step === undefined) return { flow, added: [] };
  const ids = steps.slice(0, step).flatMap(({ adds = [] }) => adds);
  const isThere = (id: string) => ids.includes(id);
  return {
    added: (step > 0 && steps[step - 1]?.adds) || [],
    flow: {
      ...flow,
      nodes: flow.nodes.filter(({ id }) => isThere(id)),
      connections: flow.connections.filter(({ from, to }) => isThere(from.node) && isThere(to.node)),
    },
  };
}
