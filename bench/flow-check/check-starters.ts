import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Mutation } from '../../packages/flow/src/flow-check/file-mutation.fixtures.js';
import { harmful } from '../../packages/flow/src/flow-check/harmful-mutations.fixtures.js';
import { harmless } from '../../packages/flow/src/flow-check/harmless-mutations.fixtures.js';
import type { ExportedFile } from '../../packages/flow/src/flow-check/exported-flow.fixtures.js';
import { checkWork } from '../../packages/flow/src/flow-check/model/check-work.js';
import type { FlowGoal } from '../../packages/flow/src/flow-check/model/task-check.js';
import { goalOfFile } from './starter-flows.js';

interface Starter {
  readonly name: string;
  readonly file: ExportedFile;
  readonly goal: FlowGoal;
}

function starters(folder: string): readonly Starter[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as ExportedFile;
      const goal = goalOfFile(file);
      return goal && goal.connections.length > 0 ? [{ name: basename(name, '.json'), file, goal }] : [];
    });
}

const isPassed = (goal: FlowGoal, file: unknown) => {
  const report = checkWork(goal, JSON.stringify(file));
  return report.outcome === 'checked' && report.isPassed;
};

function mutate(
  { name, file, goal }: Starter,
  mutations: readonly Mutation[],
  count: number,
  wanted: boolean,
) {
  const wrong: string[] = [];
  let tried = 0;
  for (const mutation of mutations)
    for (let pick = 0; pick < count; pick += 1) {
      tried += 1;
      if (isPassed(goal, mutation.change(file, pick * 7)) !== wanted)
        wrong.push(`${name}: ${mutation.name}, ${pick}`);
    }
  return { tried, wrong };
}

/** Says how the check does on folders of templates, each of a release. */
export function checkStarters(folders: readonly string[], say: (line: string) => void): void {
  const releases = folders.map((folder) => ({ folder, flows: starters(folder) }));
  for (const { folder, flows } of releases) {
    const own = flows.filter(({ goal, file }) => isPassed(goal, file));
    say(`${basename(folder)}: ${own.length} of ${flows.length} templates pass their own goal`);
    for (const { name, file, goal } of flows)
      if (!own.some((one) => one.name === name))
        say(`  not: ${name} ${JSON.stringify(checkWork(goal, JSON.stringify(file))).slice(0, 200)}`);
    for (const [what, mutations, count, wanted] of [
      ['harmful', harmful, 4, false],
      ['harmless', harmless, 1, true],
    ] as const) {
      const results = flows.map((flow) => mutate(flow, mutations, count, wanted));
      const wrong = results.flatMap((result) => result.wrong);
      const tried = results.reduce((sum, result) => sum + result.tried, 0);
      say(`  ${what} changes: ${tried - wrong.length} of ${tried} told right`);
      for (const line of wrong.slice(0, 10)) say(`    ${line}`);
    }
  }
  for (const one of releases)
    for (const other of releases) {
      if (one === other) continue;
      const same = other.flows.flatMap((flow) => {
        const goal = one.flows.find(({ name }) => name === flow.name)?.goal;
        return goal ? [{ name: flow.name, isPassed: isPassed(goal, flow.file) }] : [];
      });
      say(
        `${basename(other.folder)} by the goals of ${basename(one.folder)}: ${same.filter((flow) => flow.isPassed).length} of ${same.length}`,
      );
      say(
        `  not: ${same
          .filter((flow) => !flow.isPassed)
          .map(({ name }) => name)
          .join(', ')}`,
      );
    }
  for (const { folder, flows } of releases) {
    const pairs = flows.flatMap((goal) =>
      flows.flatMap((flow) =>
        goal !== flow && isPassed(goal.goal, flow.file) ? [`${flow.name} has ${goal.name} in it`] : [],
      ),
    );
    say(
      `${basename(folder)}: ${pairs.length} of ${flows.length * (flows.length - 1)} pairs pass by accident`,
    );
    for (const pair of pairs) say(`  ${pair}`);
  }
}

/** How long a check takes: the largest file by its text, and the slowest of all. */
export function timeStarters(folders: readonly string[], say: (line: string) => void): void {
  const flows = folders.flatMap(starters).map((flow) => ({ ...flow, text: JSON.stringify(flow.file) }));
  const largest = flows.toSorted((a, b) => b.text.length - a.text.length)[0];
  const timed = flows.map(({ name, goal, text }) => {
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      checkWork(goal, text);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    return { name, size: text.length, time: times[7] ?? 0, first: times.at(-1) ?? 0 };
  });
  const slowest = timed.toSorted((a, b) => b.time - a.time)[0];
  const of = timed.find(({ name }) => name === largest?.name);
  say(
    `largest: ${of?.name}, ${of?.size} characters, ${of?.time.toFixed(2)} ms (slowest of 15: ${of?.first.toFixed(2)})`,
  );
  say(`slowest: ${slowest?.name}, ${slowest?.time.toFixed(2)} ms`);
}
