import type { FileSizes, LevelFiles } from './level-files.js';

/** What the build says of a level in `offline/level-1.json`. */
export interface LevelList extends LevelFiles {
  /** Changes with anything that the level consists of. */
  readonly build: string;
}

/** The files to keep beside a level's pages. */
export function filesToKeep(
  { files, films, words }: LevelFiles,
  language: string,
  withFilms: boolean,
): FileSizes {
  return [...files, ...(words[language] ?? []), ...(withFilms ? films : [])];
}

/** How much files weigh, in bytes. */
export function totalBytes(files: FileSizes): number {
  return files.reduce((total, [, bytes]) => total + bytes, 0);
}

/** Whether a page with this script is of the build that a list is of: a script's name changes with all that it loads, now or later. */
export function isOfBuild({ files }: LevelFiles, script: string | null | undefined): boolean {
  return files.some(([path]) => script?.endsWith(`/${path}`));
}
