import type { CourseFiles } from '@course-kit/cli';
import type { NamedLabel } from './named-labels.js';

/** Questions in steps, each with the empty line before it: nobody carries them out, and they name no labels. */
export const QUESTIONS = /\n> \[!QUESTION\].*(?:\n>.*)*\n/g;

/**
 * Where a lesson names a label, as editors and terminals read it: `1-basics/2-ports.md:14`.
 *
 * @param level - the number of the level, from 1.
 * @param task - the number of the lesson in it.
 */
export function labelPlace(
  files: CourseFiles,
  level: number,
  task: number,
  { label, place }: Pick<NamedLabel, 'label' | 'place'>,
): string {
  const [path, text] = lessonFile(files, level, task) ?? [`level ${level}, task ${task}`, ''];
  const lines = text.replaceAll(QUESTIONS, (asked) => asked.replaceAll(/./g, '')).split('\n');
  const heading = lines.indexOf(`## ${place}`);
  // What the introduction and the picture name stands before the first step.
  const end = lines.findIndex((line, index) => index > heading && line.startsWith('## '));
  const last = end === -1 ? lines.length : end;
  const found = lines.findIndex(
    (line, index) => index > heading && index < last && line.includes(lastName(label)),
  );
  return `${path}:${Math.max(found === -1 ? heading : found, 0) + 1}`;
}

/** The file of a lesson, with its path; one in another language has a dot in its name. */
export function lessonFile(
  files: CourseFiles,
  level: number,
  task: number,
): readonly [path: string, text: string] | undefined {
  const name = new RegExp(`^${level}-[^/]+/${task}-[^/.]+\\.md$`);
  return [...files].find(([path]) => name.test(path));
}

/** `Output` of `lfx.io.Output`, which the lesson imports in two words. */
function lastName(label: string): string {
  return /^lfx(?:\.\w+)*\.(?<name>\w+)$/.exec(label)?.groups?.name ?? label;
}
