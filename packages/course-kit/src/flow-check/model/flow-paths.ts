import type { ExportedFlow } from './flow-export.js';
import { own } from './json-value.js';
import type { FlowGoal, GoalConnection, GoalName } from './task-check.js';

/** Whether a key of a file is one of those that stand for a name. */
export function accepts({ keys }: GoalName, key: string): boolean {
  return keys.includes('*') || keys.includes(key);
}

/** The ways through a learner's flow, each looked for once. */
export class FlowPaths {
  readonly #goal: FlowGoal;
  readonly #flow: ExportedFlow;
  readonly #leaving = new Map<number, { readonly index: number; readonly to: number }[]>();
  readonly #possible = new Map<string, 'direct' | 'around' | 'none'>();

  constructor(goal: FlowGoal, flow: ExportedFlow) {
    this.#goal = goal;
    this.#flow = flow;
    const place = new Map(flow.components.map(({ id }, index) => [id, index]));
    flow.connections.forEach(({ source, target }, index) => {
      const [from, to] = [place.get(source), place.get(target)];
      if (from === undefined || to === undefined) return;
      const leaving = this.#leaving.get(from) ?? [];
      leaving.push({ index, to });
      this.#leaving.set(from, leaving);
    });
  }

  /**
   * Whether what leaves one component arrives at another: straight, or through components that the goal does not know, as
   * long as the last of them hands on what the goal's connection carries. Tools are no such way: they belong to one agent.
   */
  lead(
    wanted: GoalConnection,
    link: number,
    source: number,
    target: number,
    isFree: (node: number) => boolean,
  ): boolean {
    const key = `${link} ${source} ${target}`;
    let possible = this.#possible.get(key);
    if (possible === undefined) {
      possible = this.#isDirect(wanted, source, target)
        ? 'direct'
        : this.#isAround(wanted, source, target, () => true)
          ? 'around'
          : 'none';
      this.#possible.set(key, possible);
    }
    return possible === 'direct' || (possible === 'around' && this.#isAround(wanted, source, target, isFree));
  }

  #isDirect({ output, input }: GoalConnection, source: number, target: number): boolean {
    return (this.#leaving.get(source) ?? []).some(({ index, to }) => {
      const edge = this.#flow.connections[index];
      return to === target && !!edge && accepts(output, edge.output) && accepts(input, edge.input);
    });
  }

  #isAround(
    wanted: GoalConnection,
    source: number,
    target: number,
    isFree: (node: number) => boolean,
  ): boolean {
    if (wanted.type === 'Tool') return false;
    const open = [source];
    const seen = new Set(open);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const { index, to } of this.#leaving.get(node) ?? []) {
        const edge = this.#flow.connections[index];
        if (!edge || (node === source && !accepts(wanted.output, edge.output))) continue;
        if (to === target) {
          if (node !== source && accepts(wanted.input, edge.input) && this.#carries(wanted, edge.types))
            return true;
        } else if (!seen.has(to) && isFree(to)) {
          seen.add(to);
          open.push(to);
        }
      }
    }
    return false;
  }

  #carries({ type }: GoalConnection, types: readonly string[]): boolean {
    return types.length === 0 || types.some((name) => (own(this.#goal.types, name) ?? name) === type);
  }
}
