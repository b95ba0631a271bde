import { captionsOf, ffmpegPath } from '@course-kit/cli';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeChapters } from './chapters-file.js';
import { captionsOfStep } from './film-captions.js';
import { FILM_SIZE, type Scene } from './film.js';
import type { LessonSource } from './lesson-source.js';
import { Painter } from './painter.js';
import { FRAMES_A_SECOND, timelineOf, type Frame } from './timeline.js';

const FOLDER = new URL('../../course/videos/', import.meta.url);

/** The film of a lesson with captions and a poster beside it, and its chapters in the course: `course/videos/level1-task4.mp4` and so on. */
export async function writeFilm(lesson: LessonSource, scenes: readonly Scene[]): Promise<void> {
  const last = scenes.at(-1)?.shots.at(-1);
  if (!last) return;
  const [level, task] = lesson.name.split('-');
  const file = (end: string) => fileURLToPath(new URL(`level${level}-task${task}${end}`, FOLDER));
  await mkdir(dirname(file('.mp4')), { recursive: true });
  const { frames, chapters } = timelineOf(scenes, { x: FILM_SIZE.width / 2, y: FILM_SIZE.height / 2 });
  const captions = chapters.flatMap((chapter) => {
    const step = lesson.task.steps[chapter.step - 1];
    return step ? captionsOfStep(step, chapter) : [];
  });
  await encode(frames, file('.mp4'));
  await writeFile(file('.vtt'), captionsOf(captions));
  await writeChapters(lesson.file, chapters);
  await writeFile(file('.avif'), await sharp(last.image).avif({ quality: 50 }).toBuffer());
}

/** H.264 that every browser plays, with what a player needs first at the beginning. */
async function encode(frames: readonly Frame[], file: string): Promise<void> {
  const ffmpeg = await ffmpegPath();
  if (!ffmpeg) throw new Error('A film needs ffmpeg: install it, or set FFMPEG_PATH.');
  const { width, height } = FILM_SIZE;
  const input = `-f rawvideo -pixel_format rgb24 -video_size ${width}x${height} -framerate ${FRAMES_A_SECOND} -i -`;
  const output =
    '-c:v libx264 -preset slow -tune animation -crf 34 -g 600 -pix_fmt yuv420p -movflags +faststart';
  const child = spawn(ffmpeg, ['-y', '-loglevel', 'error', ...input.split(' '), ...output.split(' '), file], {
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
