import { publicDir } from 'astro:config/server';
import { existsSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { outline } from '../../course.js';
import { handedOut } from '../../layout/handed-out.js';

/** The course's videos, with captions and posters beside them. */
const videos = handedOut(import.meta.env['COURSE_VIDEOS']);

/**
 * The course's videos, and stand-ins for those that do not exist yet, such as `videos/level1-task1.mp4`. A lesson shows
 * a placeholder where its video cannot be played; without these files the browser would also log a 404 for each.
 */
export function getStaticPaths() {
  const expected = outline.levels.flatMap(({ level, tasks }) =>
    tasks.map((_, index) => `level${level}-task${index + 1}.mp4`),
  );
  return [...new Set([...videos.files, ...expected])]
    .filter((file) => !existsSync(new URL(`videos/${file}`, publicDir)))
    .map((file) => ({ params: { file } }));
}

export const GET: APIRoute = ({ params: { file = '' } }) =>
  // Not empty, because a browser requests a byte range, which an empty file does not have.
  videos.files.includes(file) ? videos.answer(file) : new Response('This video is still to come.\n');
