import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in for a video that is still to come. Not empty: a browser asks for a part, and of nothing there is none. */
export const COMING = 'This video is still to come.\n';

/**
 * The lessons' videos that are not among the site's files yet, such as `videos/level1-task1.mp4`. A page asks for its
 * video and shows a placeholder when there is nothing to play (decisions 5); only where something answers does the
 * browser's console stay quiet.
 */
export function comingVideos(paths: readonly string[], publicDirectory: string): string[] {
  return paths
    .flatMap((path) => {
      const [, level, task] = /^\/level-(\d+)\/task-(\d+)$/.exec(path) ?? [];
      return task === undefined ? [] : [`videos/level${level}-task${task}.mp4`];
    })
    .filter((file) => !existsSync(join(publicDirectory, file)));
}
