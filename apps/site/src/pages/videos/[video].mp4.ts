import { publicDir } from 'astro:config/server';
import { existsSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { outline } from '../../course.js';

/**
 * Stand-ins for lesson videos that do not exist yet, such as `videos/level1-task1.mp4`. A lesson shows a placeholder
 * where its video cannot be played; without these files the browser would also log a 404 for each.
 */
export function getStaticPaths() {
  return outline.levels
    .flatMap(({ level, tasks }) => tasks.map((_, index) => `level${level}-task${index + 1}`))
    .filter((video) => !existsSync(new URL(`videos/${video}.mp4`, publicDir)))
    .map((video) => ({ params: { video } }));
}

/** Not empty, because a browser requests a byte range, which an empty file does not have. */
export const GET: APIRoute = () => new Response('This video is still to come.\n');
