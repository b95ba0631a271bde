import type { CheckReport, Finding } from './check-report.js';
import { drawChecked } from './draw-checked.js';
import { findSecrets } from './find-secrets.js';
import { fingerprintOf } from './fingerprint.js';
import { readFlow, type ExportedFlow } from './flow-export.js';
import { matchFlow, type FlowMatch } from './match-flow.js';
import { testData } from './check-data.js';
import { titleOf, type FlowGoal } from './task-check.js';
import { isSince, testField } from './value-rules.js';

/** Compares an exported flow with what it must have. */
export function checkFlow(goal: FlowGoal, value: unknown): CheckReport {
  const flow = readFlow(value);
  if ('refused' in flow) return { outcome: 'refused', reason: flow.refused };
  const secrets = findSecrets(flow.components);
  if (secrets.length > 0) return { outcome: 'secrets', secrets };
  const match = matchFlow(goal, flow);
  const findings = [
    ...componentFindings(goal, match),
    ...connectionFindings(goal, match, flow),
    ...ruleFindings(goal, match, flow),
    ...goal.about.map((rule) => testData(rule, flow.file)),
  ];
  return {
    outcome: 'checked',
    isPassed: findings.every(({ state }) => state === 'found'),
    findings,
    fingerprint: fingerprintOf(shapeOf(flow)),
    release: flow.release,
    isNewer: flow.release !== null && isSince(flow.release, `${goal.release}.999`),
    picture: drawChecked(goal, match, flow),
  };
}

function componentFindings({ components }: FlowGoal, { assignment, isCertain }: FlowMatch): Finding[] {
  return components.map((component, index) => ({
    state: assignment[index] !== undefined ? 'found' : isCertain ? 'missing' : 'unsure',
    sought: { kind: 'component', component: titleOf(component) },
  }));
}

function connectionFindings(
  { components, connections }: FlowGoal,
  { connected, isCertain }: FlowMatch,
  { unreadable }: ExportedFlow,
): Finding[] {
  const nameOf = (wanted: string) => {
    const component = components.find(({ id }) => id === wanted);
    return component ? titleOf(component) : wanted;
  };
  return connections.map(({ from, output, to, input }, index) => ({
    state: connected[index] ? 'found' : isCertain && unreadable === 0 ? 'missing' : 'unsure',
    sought: {
      kind: 'connection',
      from: nameOf(from),
      output: output.name,
      to: nameOf(to),
      input: input.name,
    },
  }));
}

function ruleFindings(
  { components, rules }: FlowGoal,
  { assignment }: FlowMatch,
  flow: ExportedFlow,
): Finding[] {
  return rules.map((rule) => {
    const index = components.findIndex(({ id }) => id === rule.component);
    const [component, node] = [components[index], flow.components[assignment[index] ?? -1]];
    const { test, values = [], words, field } = rule;
    return {
      state: node ? testField(rule, node.template) : 'missing',
      sought:
        words === undefined
          ? { kind: 'rule', test, component: component ? titleOf(component) : '', field: field.name, values }
          : { kind: 'words', words },
    };
  });
}

/** A flow's components and connections, without what differs from copy to copy. */
function shapeOf({ components, connections }: ExportedFlow): string {
  const keyOf = new Map(components.map(({ id, keys }) => [id, keys[0] ?? '']));
  const lines = connections.map(
    ({ source, output, target, input }) => `${keyOf.get(source)}.${output}>${keyOf.get(target)}.${input}`,
  );
  return [...[...keyOf.values()].sort(), ...lines.sort()].join('\n');
}
