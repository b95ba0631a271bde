import { readChecks } from '@course-kit/cli';
import { checkWork, type Sought } from '@course-kit/flow/model';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { tool } from '../../src/tool.js';
import { exportFlow } from '../langflow/share.js';
import { RELEASE } from '../server/release.js';
import { flowEssence } from './flow-essence.js';
import type { LessonSource } from './lesson-source.js';

const COURSE = new URL('../../course/', import.meta.url);

/** Exports the open flow, and holds that it passes the lesson's own check. */
export async function handInFlow(page: Page, lesson: LessonSource, index = 0): Promise<void> {
  const download = await exportFlow(page);
  await checkFinishedFlow(lesson, await download.path(), index);
}

/**
 * Holds that what a learner ends with passes the lesson's own check. An exported flow is kept: lessons hand it out.
 *
 * @param file - the export, or another text that the lesson has its reader hand in.
 * @param index - which of the lesson's checks, from 0.
 */
export async function checkFinishedFlow(lesson: LessonSource, file: string, index = 0): Promise<void> {
  const { checks } = await readChecks(fileURLToPath(COURSE));
  const goal = checks[`task-${lesson.name}`]?.[index];
  if (!goal) throw new Error(`${lesson.path}: the lesson has no check ${index + 1}.`);
  const work = await readFile(file, 'utf8');
  const report = checkWork(goal, work);
  if (report.outcome !== 'checked')
    throw new Error(`${lesson.path}: its check refuses ${JSON.stringify(report)}.`);
  const missing = report.findings.filter(({ state }) => state === 'missing');
  const markdown = await readFile(new URL(lesson.file, COURSE), 'utf8');
  const faults = missing.map(
    ({ sought }) =>
      `${lesson.path}:${lineOf(markdown, sought)}: the finished flow lacks ${JSON.stringify(sought)}.`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (RELEASE !== tool.release || goal.kind !== 'flow') return;
  const [level, task] = lesson.name.split('-');
  await keep(`level${level}-task${task}${index === 0 ? '' : `-${index + 1}`}.json`, work);
}

/** The line where a lesson's drawing or check asks for something; the check's first where it has other words for it. */
function lineOf(markdown: string, sought: Sought): number {
  const lines = markdown.split('\n');
  const place = lines.findIndex((line) => wordsFor(sought).every((word) => line.includes(word)));
  return (place === -1 ? lines.findIndex((line) => line.startsWith('```check')) : place) + 1;
}

function wordsFor(sought: Sought): readonly string[] {
  switch (sought.kind) {
    case 'component':
      return [`: ${sought.component}`];
    case 'connection':
      return [`.${sought.output} ->`, `.${sought.input}`];
    case 'rule':
      return [`.${sought.field} `, ...sought.values];
    case 'words':
      return ['```check'];
  }
}

/** Replaces a kept flow by one that says something else: ids, places and times are new in each run. */
async function keep(name: string, work: string): Promise<void> {
  const folder = new URL('flows/', COURSE);
  const file = new URL(name, folder);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== undefined && flowEssence(before) === flowEssence(work)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, work);
}
