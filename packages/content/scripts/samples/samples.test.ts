import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkWork, type TaskCheck } from '@course-kit/react/review';
import { checks as first } from '../../exports/checks-1.js';
import { checks as second } from '../../exports/checks-2.js';
import { checks as third } from '../../exports/checks-3.js';
import { checks as fourth } from '../../exports/checks-4.js';
import { checks as fifth } from '../../exports/checks-5.js';

const folder = new URL('../../course/samples/', import.meta.url).pathname;

/** Samples of learners' work by their names; `course-kit check` tries each. */
const samples = globSync('*', { cwd: folder }).map((name) => basename(name));

/** What tasks ask for, by what the names of their samples begin with: `task-2-1-2` is the second check of a task. */
const goals = Object.entries({ ...first, ...second, ...third, ...fourth, ...fifth }).flatMap(
  ([task, checks]) =>
    checks.map((goal, index): readonly [string, TaskCheck] => [
      index === 0 ? task : `${task}-${index + 1}`,
      goal,
    ]),
);

describe.each(goals)('%s', (name, goal) => {
  const of = (kind: string) =>
    samples.filter((sample) => sample.startsWith(`${name}.`) && sample.includes(`.${kind}.`));
  const textOf = (sample: string) => readFileSync(`${folder}${sample}`, 'utf8');

  test('has work that passes, and work that does not', () => {
    expect(of('right')).not.toEqual([]);
    expect(of('wrong')).not.toEqual([]);
  });

  test('says of work that does not pass what is missing, or which key is in it', () => {
    const said = of('wrong').map((sample) => {
      const report = checkWork(goal, textOf(sample));
      if (report.outcome === 'secrets') return report.secrets.length;
      return (
        report.outcome === 'checked' && report.findings.filter(({ state }) => state === 'missing').length
      );
    });
    expect(said.filter((count) => !count)).toEqual([]);
  });
});

/** Flows that rehearsals ended with, which lessons hand out, by the check that each is for. */
const flows = globSync('../flows/*.json', { cwd: folder }).map((path) => {
  const name = basename(path, '.json').replace('level', 'task-').replace('-task', '-');
  return [name, readFileSync(`${folder}${path}`, 'utf8')] as const;
});

test.each(flows)('%s passes the flow that its rehearsal ended with', (name, flow) => {
  const goal = new Map(goals).get(name);
  const report = goal && checkWork(goal, flow);
  expect(report).toMatchObject({ outcome: 'checked', isNewer: false });
  expect(JSON.stringify(report)).not.toContain('"missing"');
});
