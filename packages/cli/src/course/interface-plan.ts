import type { InterfacePlan, PlanRegion } from '@course-kit/flow/model';
import type { Code, RootContent } from 'mdast';
import { lineOf } from '../markdown/markdown-file.js';
import { quoted, type SourceChecker } from '../source/issues.js';

const REGION = /^(?<label>.+): (?<at>\d+ \d+(?: \d+ \d+)?)(?:, step (?<step>\d+))?$/u;

/** The plan of an interface, as a block of code such as ```` ```map The editor ````. */
export function isPlan(node: RootContent): node is Code {
  return node.type === 'code' && node.lang === 'map';
}

/**
 * Reads a plan, each line of which is a part of the interface: its label, its place, and the step that is about it.
 *
 * @param stepCount - how many steps there are to be about.
 */
export function toPlan(
  check: SourceChecker,
  [first, second]: readonly Code[],
  stepCount: number,
): InterfacePlan | null {
  if (second) check.report(lineOf(second), 'one map', 'a second one');
  if (!first) return null;
  const title = first.meta?.trim() ?? '';
  check.that(title !== '', lineOf(first), 'what is drawn, as in ```map The editor', '"```map"');
  const regions = first.value
    .split('\n')
    .flatMap((text, index) => toRegion(check, text.trim(), lineOf(first) + 1 + index, stepCount));
  check.that(regions.length > 0, lineOf(first), 'at least one part of the interface', 'none');
  return { kind: 'map', title, regions };
}

function toRegion(check: SourceChecker, text: string, line: number, stepCount: number): PlanRegion[] {
  const { label, at, step } = REGION.exec(text)?.groups ?? {};
  if (!label || !at) {
    check.report(
      line,
      'a label with its place, such as "Playground: 21 10 13 5, step 7", or without a box "Traces: 2 30"',
      quoted(text),
    );
    return [];
  }
  check.that(
    step === undefined || (Number(step) >= 1 && Number(step) <= stepCount),
    line,
    `a step from 1 to ${stepCount}`,
    quoted(step ?? ''),
  );
  return [{ label, at: at.split(' ').map(Number), ...(step !== undefined && { step: Number(step) }) }];
}
