import { readChecks } from '@course-kit/cli';
import { checkWork } from '@course-kit/react/review';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RELEASE } from '../server/release.js';
import type { LessonSource } from './lesson-source.js';

const EXPORTS = new URL(`../.cache/exports/${RELEASE}/`, import.meta.url);

/**
 * Holds that what a learner ends with passes the lesson's own check, and keeps the file.
 *
 * @param file - the export, or another text that the lesson has its reader hand in.
 * @param index - which of the lesson's checks, from 0.
 */
export async function checkFinishedFlow(lesson: LessonSource, file: string, index = 0): Promise<void> {
  const { checks } = await readChecks(fileURLToPath(new URL('../../course', import.meta.url)));
  const goal = checks[`task-${lesson.name}`]?.[index];
  if (!goal) throw new Error(`${lesson.path}: the lesson has no check ${index + 1}.`);
  const report = checkWork(goal, await readFile(file, 'utf8'));
  const missing =
    report.outcome === 'checked' ? report.findings.filter(({ state }) => state === 'missing') : [report];
  if (missing.length > 0) throw new Error(`${lesson.path}: its check refuses ${JSON.stringify(missing)}.`);
  await mkdir(EXPORTS, { recursive: true });
  await cp(file, new URL(`${lesson.name}${index === 0 ? '' : `-${index + 1}`}.json`, EXPORTS));
}
