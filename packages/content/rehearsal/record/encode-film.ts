import { ffmpegPath } from '@course-kit/cli';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILM_SIZE } from './film.js';
import { Painter } from './painter.js';
import { FRAMES_A_SECOND, type Frame } from './timeline.js';

/** A film may have 1.5 MB. */
const LARGEST_BYTES = 1_480_000;

/** Qualities of H.264, the best first; words can be read in the last, too. */
const QUALITIES = [37, 41, 45];

const RAW = `-f rawvideo -pixel_format rgb24 -video_size ${FILM_SIZE.width}x${FILM_SIZE.height} -framerate ${FRAMES_A_SECOND} -i -`;
const LOSSLESS = '-c:v libx264 -preset ultrafast -qp 0 -pix_fmt yuv420p';
/** Every browser plays it, and what a player needs first comes first. */
const FOR_THE_WEB =
  '-c:v libx264 -preset medium -tune animation -g 600 -pix_fmt yuv420p -movflags +faststart';

/** Makes a film of its pictures, in the best quality that it has room for. */
export async function encodeFilm(frames: readonly Frame[], file: string): Promise<void> {
  const ffmpeg = await ffmpegPath();
  if (!ffmpeg) throw new Error('A film needs ffmpeg: install it, or set FFMPEG_PATH.');
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const whole = join(folder, 'film.mp4');
    await run(ffmpeg, [...RAW.split(' '), ...LOSSLESS.split(' '), whole], frames);
    for (const quality of QUALITIES) {
      /* oxlint-disable no-await-in-loop -- until it fits */
      await run(ffmpeg, ['-i', whole, ...FOR_THE_WEB.split(' '), '-crf', String(quality), file]);
      if ((await stat(file)).size <= LARGEST_BYTES) return;
      /* oxlint-enable no-await-in-loop */
    }
    throw new Error(`${file} is larger than ${LARGEST_BYTES} bytes.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(
  ffmpeg: string,
  settings: readonly string[],
  frames: readonly Frame[] = [],
): Promise<void> {
  const child = spawn(ffmpeg, ['-y', '-loglevel', 'error', ...settings], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  const painter = new Painter();
  for (const frame of frames) {
    /* oxlint-disable no-await-in-loop -- one picture after the other */
    if (!child.stdin.write(await painter.paint(frame))) await once(child.stdin, 'drain');
    /* oxlint-enable no-await-in-loop */
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
