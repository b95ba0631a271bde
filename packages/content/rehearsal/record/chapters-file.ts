import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Chapter } from './timeline.js';

const FILE = new URL('../../course/chapters.yaml', import.meta.url);
const HEAD =
  '# Which steps the video of each lesson shows, from and to which second. `pnpm rehearse --film` writes it.';

/** Writes the chapters of a lesson's film beside those of the others. */
export async function writeChapters(path: string, chapters: readonly Chapter[]): Promise<void> {
  const text = await readFile(FILE, 'utf8').catch(() => '');
  const known = (parse(text) ?? {}) as Readonly<Record<string, readonly Chapter[]>>;
  const all = Object.entries({ ...known, [path]: chapters }).sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = all.flatMap(([lesson, its]) => [
    `${lesson}:`,
    ...its.map(({ step, from, to }) => `  - { step: ${step}, from: ${from}, to: ${to} }`),
  ]);
  await writeFile(FILE, [HEAD, ...lines, ''].join('\n'));
}
