import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files in a course's folder that lessons may hand out by a link, by their paths within it, with `/` between folders. */
export type CourseDownloads = ReadonlySet<string>;

/** What a course is written in, and what its checks are tried on. */
const SOURCE = /\.(?:md|markdown|mdx|yaml|yml)$|^samples\//i;

/** Finds every file in a course's folder that a lesson may hand out: all but its sources and samples. */
export async function readDownloads(folder: string): Promise<CourseDownloads> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((path) => !SOURCE.test(path)),
  );
}
