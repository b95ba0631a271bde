import { readFile } from 'node:fs/promises';
import type { SourceStep } from './lesson-source.js';
import { WHAT_TO_SEE } from './results.js';
import type { StepResult } from './step-record.js';

/** A rehearsal as its file has it, without what a string or a pattern needs to say it. */
export async function readRehearsal(name: string): Promise<string> {
  const file = new URL(`../lessons/${name}.rehearsal.ts`, import.meta.url);
  return (await readFile(file, 'utf8')).replaceAll(/\\(?=[^\w\s])/g, '');
}

/** The step's values that its rehearsal tries: types in, or looks for. */
export function triedValues({ values }: SourceStep, rehearsal: string): readonly string[] {
  return values.filter((value) => tries(rehearsal, value));
}

/** What is wrong where "What to see" says a value that the rehearsal neither tries nor excuses. */
export function untriedValues(
  { place, seen }: SourceStep,
  rehearsal: string,
  excused: Readonly<Record<string, string>>,
): readonly string[] {
  if (WHAT_TO_SEE in excused) return [];
  return seen
    .filter((value) => !(value in excused) && !tries(rehearsal, value))
    .map((value) => `${place}: "${WHAT_TO_SEE}" says ${value}, which its rehearsal does not try.`);
}

/** What is wrong where a rehearsal tries a value that the step said when it was carried out, and says no more. */
export function staleValues(
  step: SourceStep,
  before: StepResult | undefined,
  rehearsal: string,
): readonly string[] {
  const stale = before?.values?.filter((value) => !step.values.includes(value) && tries(rehearsal, value));
  return (stale ?? []).map(
    (value) => `${step.place}: its rehearsal tries ${value}, which it no longer says.`,
  );
}

/** Whether a rehearsal has a value by itself: 20 is not in B-20, and 12 not in 12.50. */
function tries(rehearsal: string, value: string): boolean {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.-])${escaped}(?![\w-]|[.,:]\d)`).test(rehearsal);
}
