/** Where data enters or leaves a component; `type` names what it carries. */
export interface FlowPort {
  readonly name: string;
  readonly type: string;
}

/** A component of a drawn flow. */
export interface FlowNode {
  readonly id: string;
  readonly title: string;
  /** A setting or a role, in a few words. */
  readonly detail?: string;
  readonly inputs: readonly FlowPort[];
  readonly outputs: readonly FlowPort[];
}

/** One end of a connection: a node's id and the name of one of its ports. */
export interface FlowEnd {
  readonly node: string;
  readonly port: string;
}

/** An edge from an output to an input. */
export interface FlowConnection {
  readonly from: FlowEnd;
  readonly to: FlowEnd;
  /** What it carries: the type of the output. */
  readonly type: string;
}

/** A flow as data: components, ports and connections. `FlowDiagram` draws it. */
export interface Flow {
  readonly title: string;
  readonly nodes: readonly FlowNode[];
  readonly connections: readonly FlowConnection[];
  /** A CSS color for each type of port that has one of its own. */
  readonly portColors: Readonly<Record<string, string>>;
}

/** A component as its author writes it: each port as `Name: Type`. */
export interface AuthoredFlowNode {
  readonly title: string;
  readonly detail?: string;
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
}

/** A flow as its author writes it. */
export interface AuthoredFlow {
  readonly title: string;
  /** By a short id that connections use; drawn in this order where nothing else decides. */
  readonly nodes: Readonly<Record<string, AuthoredFlowNode>>;
  /** Each as `node.Output -> node.Input`, by id of the node and name of the port. */
  readonly connections: readonly string[];
  /** @default none: every type looks the same */
  readonly portColors?: Readonly<Record<string, string>>;
}

/** The part of a flow that some of its components make up, with the connections between them. */
export function partOfFlow(flow: Flow, ids: readonly string[]): Flow {
  const isIn = (id: string) => ids.includes(id);
  return {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => isIn(id)),
    connections: flow.connections.filter(({ from, to }) => isIn(from.node) && isIn(to.node)),
  };
}

/**
 * What the picture beside a step shows: all components that the steps up to this one have added. Null for a
 * step that adds none.
 */
export function flowAtStep(
  flow: Flow | undefined,
  steps: readonly { readonly adds?: readonly string[] }[],
  index: number,
): Flow | null {
  if (!flow || !steps[index]?.adds?.length) return null;
  return partOfFlow(
    flow,
    steps.slice(0, index + 1).flatMap(({ adds = [] }) => adds),
  );
}
