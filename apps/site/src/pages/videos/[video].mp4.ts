import { publicDir } from 'astro:config/server';
import { existsSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { outline } from '../../course.js';

/**
 * The lessons' videos that are not among the brand's files yet, such as `videos/level1-task1.mp4`. A page asks for its
 * video and shows a placeholder when there is nothing to play; only where something answers does the
 * browser's console stay quiet.
 */
export function getStaticPaths() {
  return outline.levels
    .flatMap(({ level, tasks }) => tasks.map((_, index) => `level${level}-task${index + 1}`))
    .filter((video) => !existsSync(new URL(`videos/${video}.mp4`, publicDir)))
    .map((video) => ({ params: { video } }));
}

/** Not empty: a browser asks for a part of it, and an empty file has none. */
export const GET: APIRoute = () => new Response('This video is still to come.\n');
