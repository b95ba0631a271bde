import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { RELEASE } from '../server/release.js';
import type { StepResult } from './step-record.js';

/** What a step is excused from where nothing is to be seen in the tool. Such a step does not count as carried out. */
export const WHAT_TO_SEE = 'What to see';

/** What came of a lesson, and when. */
export interface LessonResult {
  /** The day, as in `2026-11-24`. */
  readonly day: string;
  readonly steps: readonly StepResult[];
}

const FOLDER = new URL('../results/', import.meta.url);

/** Writes what came of a lesson beside what came of the others in that release. */
export async function recordLesson(name: string, steps: readonly StepResult[]): Promise<void> {
  const file = new URL(`${RELEASE}/${name}.json`, FOLDER);
  await mkdir(new URL('.', file), { recursive: true });
  const result: LessonResult = { day: new Date().toISOString().slice(0, 10), steps };
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
}

/** What came of each lesson that was carried out in that release. */
export async function readResults(): Promise<readonly LessonResult[]> {
  const folder = new URL(`${RELEASE}/`, FOLDER);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const results = await Promise.all(files.map((file) => readResult(file.replace('.json', ''))));
  return results.filter((result) => result !== undefined);
}

/** What came of a lesson, or undefined where it was never carried out in that release. */
export async function readResult(name: string): Promise<LessonResult | undefined> {
  try {
    return JSON.parse(await readFile(new URL(`${RELEASE}/${name}.json`, FOLDER), 'utf8')) as LessonResult;
  } catch {
    return undefined;
  }
}
