import { publicDir } from 'astro:config/server';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { outline } from '../../course.js';

/** Where the course has its videos, with captions and posters beside them; empty for none. */
const FOLDER: string = import.meta.env['COURSE_VIDEOS'];
const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.avif': 'image/avif',
};
const made = FOLDER !== '' && existsSync(FOLDER) ? readdirSync(FOLDER) : [];

/**
 * The course's videos, and stand-ins for those that do not exist yet, such as `videos/level1-task1.mp4`. A lesson shows
 * a placeholder where its video cannot be played; without these files the browser would also log a 404 for each.
 */
export function getStaticPaths() {
  const expected = outline.levels.flatMap(({ level, tasks }) =>
    tasks.map((_, index) => `level${level}-task${index + 1}.mp4`),
  );
  return [...new Set([...made, ...expected])]
    .filter((file) => !existsSync(new URL(`videos/${file}`, publicDir)))
    .map((file) => ({ params: { file } }));
}

export const GET: APIRoute = async ({ params: { file = '' } }) => {
  // Not empty, because a browser requests a byte range, which an empty file does not have.
  if (!made.includes(file)) return new Response('This video is still to come.\n');
  const type = TYPES[/\.\w+$/.exec(file)?.[0] ?? ''] ?? 'application/octet-stream';
  return new Response(new Uint8Array(await readFile(join(FOLDER, file))), {
    headers: { 'content-type': type },
  });
};
