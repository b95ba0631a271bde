import { captionsOf } from '@course-kit/cli';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeChapters } from './chapters-file.js';
import { encodeFilm } from './encode-film.js';
import { captionsOfStep } from './film-captions.js';
import { FILM_SIZE, posterOf, type Scene } from './film.js';
import type { LessonSource } from './lesson-source.js';
import { timelineOf } from './timeline.js';

const FOLDER = new URL('../../course/videos/', import.meta.url);

/** The film of a lesson with captions and a poster beside it, and its chapters in the course: `course/videos/level1-task4.mp4` and so on. */
export async function writeFilm(lesson: LessonSource, scenes: readonly Scene[]): Promise<void> {
  const poster = posterOf(scenes);
  if (!poster) return;
  const [level, task] = lesson.name.split('-');
  const file = (end: string) => fileURLToPath(new URL(`level${level}-task${task}${end}`, FOLDER));
  await mkdir(dirname(file('.mp4')), { recursive: true });
  const { frames, chapters } = timelineOf(scenes, { x: FILM_SIZE.width / 2, y: FILM_SIZE.height / 2 });
  const captions = chapters.flatMap((chapter) => {
    const step = lesson.task.steps[chapter.step - 1];
    return step ? captionsOfStep(step, chapter) : [];
  });
  await encodeFilm(frames, file('.mp4'));
  await writeFile(file('.vtt'), captionsOf(captions));
  await writeChapters(lesson.file, chapters);
  await writeFile(file('.avif'), await sharp(poster.image).avif({ quality: 50 }).toBuffer());
}
