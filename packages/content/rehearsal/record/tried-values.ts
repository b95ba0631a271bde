import { readFile } from 'node:fs/promises';
import type { SourceStep } from './lesson-source.js';
import type { StepResult } from './step-record.js';

/** A rehearsal as its file has it, without what a string or a pattern needs to say it. */
export async function readRehearsal(name: string): Promise<string> {
  const file = new URL(`../lessons/${name}.rehearsal.ts`, import.meta.url);
  return (await readFile(file, 'utf8')).replaceAll(/\\(?=[^\w\s])/g, '');
}

/** The step's values that its rehearsal tries: types in, or looks for. */
export function triedValues({ values }: SourceStep, rehearsal: string): readonly string[] {
  return values.filter((value) => rehearsal.includes(value));
}

/** What is wrong where a rehearsal tries a value that the step said when it was carried out, and says no more. */
export function staleValues(
  step: SourceStep,
  before: StepResult | undefined,
  rehearsal: string,
): readonly string[] {
  const stale = before?.values?.filter((value) => !step.values.includes(value) && rehearsal.includes(value));
  return (stale ?? []).map(
    (value) => `${step.place}: its rehearsal tries ${value}, which it no longer says.`,
  );
}
