import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Folders that build tools publish or copy from, before or after there is anything in them. */
const PUBLISHED = ['dist', 'public'];

/** What a site or a course that was built has. */
const BUILT = ['index.html', 'outline.json'];

/** The folder that is published with everything in `folder`: it or one around it, within its project; null where there is none. */
export function publishedFolder(folder: string): string | null {
  const path = resolve(folder);
  if (PUBLISHED.includes(basename(path)) || BUILT.some((name) => existsSync(join(path, name)))) return path;
  for (let around = dirname(path); around !== dirname(around); around = dirname(around)) {
    // A project's own index.html is what it is built from.
    if (existsSync(join(around, 'package.json'))) return null;
    if (PUBLISHED.includes(basename(around)) || BUILT.some((name) => existsSync(join(around, name))))
      return around;
  }
  return null;
}
