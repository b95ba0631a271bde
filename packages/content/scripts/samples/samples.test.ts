import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkWork, type TaskCheck } from '@course-kit/flow/model';
import checks from 'virtual:course-kit/checks';
import { missingIn, olderNames, valueFaults, withoutEdges } from './planted-faults.js';

const course = new URL('../../course/', import.meta.url).pathname;
const filesOf = (folder: string) => globSync(`${folder}/*`, { cwd: course }).map((path) => basename(path));
const textOf = (path: string) => readFileSync(`${course}${path}`, 'utf8');

/** Samples of learners' work by their names; `course-kit check` tries each. */
const samples = filesOf('samples');

/** Flows that rehearsals ended with, which lessons hand out, by the check that each is for. */
const flows = new Map(
  filesOf('flows').map((name) => [
    basename(name, '.json').replace('level', 'task-').replace('-task', '-'),
    textOf(`flows/${name}`),
  ]),
);

/** What tasks ask for, by what the names of their samples begin with: `task-2-1-2` is the second check of a task. */
const goals = new Map(
  Object.entries(checks).flatMap(([task, ofTask]) =>
    ofTask.map((goal, index): readonly [string, TaskCheck] => [
      index === 0 ? task : `${task}-${index + 1}`,
      goal,
    ]),
  ),
);
const written = [...goals].filter(([name]) => !flows.has(name));

/** Work that passes: flows of rehearsals, and where there is none, the samples that somebody wrote. */
const right = [...goals].flatMap(([name, goal]) => {
  if (goal.kind === 'text') return [];
  const flow = flows.get(name);
  if (flow !== undefined) return [[`the flow of ${name}`, goal, flow] as const];
  const own = samples.filter((sample) => sample.startsWith(`${name}.`) && sample.includes('.right.'));
  return own.map((sample) => [sample, goal, textOf(`samples/${sample}`)] as const);
});

const valuesAskedFor = (goal: TaskCheck) =>
  goal.rules.length + (goal.kind === 'flow' ? goal.about.length : 0);

describe.each(written)('%s', (name, goal) => {
  const of = (kind: string) =>
    samples.filter((sample) => sample.startsWith(`${name}.`) && sample.includes(`.${kind}.`));

  test('has work that passes, and work that does not', () => {
    expect(of('right')).not.toEqual([]);
    expect(of('wrong')).not.toEqual([]);
  });

  test('says of work that does not pass what is missing, or which key is in it', () => {
    const said = of('wrong').map((sample) => {
      const report = checkWork(goal, textOf(`samples/${sample}`));
      if (report.outcome === 'secrets') return report.secrets.length;
      return (
        report.outcome === 'checked' && report.findings.filter(({ state }) => state === 'missing').length
      );
    });
    expect(said.filter((count) => !count)).toEqual([]);
  });
});

test('a flow that a rehearsal ended with is of a check, and its only sample', () => {
  expect([...flows.keys()].filter((name) => !goals.has(name))).toEqual([]);
  expect(samples.filter((sample) => flows.has(sample.split('.')[0] ?? ''))).toEqual([]);
});

describe.each(right)('%s', (_, goal, work) => {
  test('passes, also by the names that other releases have for its components', () => {
    expect(missingIn(goal, work)).toEqual([]);
    expect(checkWork(goal, work)).not.toMatchObject({ isNewer: true });
    const renamed = [...olderNames(goal, work)].map(
      ([name, other]) => [name, missingIn(goal, other)] as const,
    );
    expect(renamed.filter(([, missing]) => missing.length > 0)).toEqual([]);
  });

  test('is told which connection is gone, for each that the check asks for', () => {
    const wanted = goal.kind === 'flow' ? goal.connections : [];
    const before = goal.kind === 'flow' ? goal.components.length : 0;
    const missed = withoutEdges(work).map((fault) => missingIn(goal, fault));
    expect(missed.filter((missing) => missing.length > 1)).toEqual([]);
    expect(missed.flat().toSorted()).toEqual(wanted.map((_, index) => before + index).toSorted());
  });

  test('is told which value is gone or another', () => {
    const faults = valueFaults(goal, work);
    const passed = faults.flatMap(({ name, work: fault, missing, touched }) => {
      const found = missingIn(goal, fault);
      const isTold = found.includes(missing) && found.every((number) => touched.includes(number));
      return isTold ? [] : [[name, missing, found]];
    });
    expect(passed).toEqual([]);
    expect(new Set(faults.map(({ missing }) => missing)).size).toBe(valuesAskedFor(goal));
  });
});
