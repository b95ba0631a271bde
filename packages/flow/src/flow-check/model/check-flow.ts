import type { CheckedFlow, CheckReport, Finding } from './check-report.js';
import { testData } from './data-rules.js';
import { findSecrets } from './find-secrets.js';
import { fingerprintOf } from './fingerprint.js';
import { readFlow, type ExportedFlow } from './flow-export.js';
import { fieldsOf, own, textOr } from './json-value.js';
import { matchFlow, type FlowMatch } from './match-flow.js';
import { readJson } from './read-json.js';
import type { FlowGoal } from './task-check.js';
import { isSince, testField } from './value-rules.js';

/** Compares an exported flow with what it must have. */
export function checkFlow(goal: FlowGoal, text: string): CheckReport {
  const read = readJson(text);
  const flow = typeof read === 'string' ? read : readFlow(read.value);
  if (typeof flow === 'string') return { outcome: 'refused', reason: flow };
  const secrets = findSecrets(flow.components);
  if (secrets.length > 0) return { outcome: 'secrets', secrets };
  const match = matchFlow(goal, flow);
  const findings = [...findingsOf(goal, match, flow), ...goal.about.map((rule) => testData(rule, flow.file))];
  return {
    outcome: 'checked',
    isPassed: findings.every(({ state }) => state === 'found'),
    findings,
    fingerprint: fingerprintOf(shapeOf(flow)),
    release: flow.release,
    isNewer: flow.release !== null && isSince(flow.release, `${goal.release}.999`),
    flow: toShow(goal, match, flow),
  };
}

function findingsOf(
  { components, connections, rules }: FlowGoal,
  { nodes, connected, isCertain }: FlowMatch,
  flow: ExportedFlow,
): Finding[] {
  const stateOf = (isThere: boolean, isKnown: boolean) =>
    isThere ? 'found' : isKnown ? 'missing' : 'unsure';
  const nameOf = (wanted: string) => {
    const { title, name = wanted } = components.find(({ id }) => id === wanted) ?? {};
    return title ?? name;
  };
  return [
    ...components.map(({ id }): Finding => ({
      state: stateOf(nodes.get(id) !== undefined, isCertain),
      sought: { kind: 'component', component: nameOf(id) },
    })),
    ...connections.map((wanted): Finding => {
      const { from, output, to, input } = wanted;
      return {
        state: stateOf(connected.includes(wanted), isCertain && !flow.hasUnreadable),
        sought: {
          kind: 'connection',
          from: nameOf(from),
          output: output.name,
          to: nameOf(to),
          input: input.name,
        },
      };
    }),
    ...rules.map((rule): Finding => {
      const { component, field, path = [], test, values = [], words } = rule;
      const node = nodes.get(component);
      return {
        state: node ? testField(rule, node.template) : 'missing',
        sought:
          words === undefined
            ? {
                kind: 'rule',
                test,
                component: nameOf(component),
                field: [field.name, ...path].join(' · '),
                values,
              }
            : { kind: 'words', words },
      };
    }),
  ];
}

/** A flow's components and connections, without what differs from copy to copy. */
function shapeOf({ components, connections }: ExportedFlow): string {
  const keyOf = new Map(components.map(({ id, keys }) => [id, keys[0]]));
  const lines = connections.map(
    ({ source, output, target, input }) => `${keyOf.get(source)}.${output}>${keyOf.get(target)}.${input}`,
  );
  return [...[...keyOf.values()].sort(), ...lines.sort()].join('\n');
}

/** What is drawn of a flow, with its ports as the learner's Langflow calls them. */
function toShow(goal: FlowGoal, { nodes, connected }: FlowMatch, flow: ExportedFlow): CheckedFlow {
  const labelOf = (id: string, key: string, isInput: boolean) => {
    const { template = {}, outputs = [] } = flow.components.find((component) => component.id === id) ?? {};
    // The connection that closes a loop leads to an output.
    const port = (isInput && own(template, key)) || outputs.find(({ name }) => name === key);
    return textOr(fieldsOf(port)['display_name'], '') || key;
  };
  return {
    title: flow.title,
    components: flow.components.map(({ id, title }) => ({ id, title })),
    connections: flow.connections.map(({ source, output, target, input, types }) => ({
      source,
      output: labelOf(source, output, false),
      target,
      input: labelOf(target, input, true),
      types,
    })),
    assignment: goal.components.map(({ id }) => nodes.get(id)?.id),
    connected: goal.connections.map((wanted) => connected.includes(wanted)),
  };
}
