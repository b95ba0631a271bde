import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Call } from './call.js';
import { Refusal, withPackages } from '../refusal.js';
import { captionsOf } from '../video/captions.js';
import { encodeVideo, ffmpegPath } from '../video/encode-video.js';
import { renderFrames } from '../video/render-frames.js';

const NEEDS_FFMPEG =
  'course-kit video needs ffmpeg: npm install --save-dev ffmpeg-static, or set FFMPEG_PATH to one';
const NEEDS_BROWSER =
  'course-kit video needs Vite, React and a browser: npm install --save-dev vite react react-dom playwright-core';

/** Matches `1-basics/3-first-flow.md`, after the course's folder. */
const LESSON = /^(?<folder>.*?)[/\\]?(?<level>\d+)-[^/\\]+[/\\](?<task>\d+)-[^/\\]+\.md$/;

/** Renders a lesson as a video, with captions beside it. */
export async function renderVideo({ folder: lesson, out, output }: Call): Promise<number> {
  const { folder = '', level = '', task = '' } = LESSON.exec(lesson)?.groups ?? {};
  if (!level || !(await stat(lesson).catch(() => null)))
    throw new Refusal(
      `expected the file of a lesson, such as course/1-basics/1-first-steps.md, found "${lesson}"`,
    );
  const ffmpeg = await ffmpegPath();
  if (!ffmpeg) throw new Refusal(NEEDS_FFMPEG);
  const frames = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    const place = { folder: resolve(folder), level: Number(level), task: Number(task), frames };
    const rendered = await withPackages(NEEDS_BROWSER, () => renderFrames(place));
    if (!rendered) throw new Refusal(`${lesson}: expected steps, and a course without issues`);
    const address = rendered.video?.startsWith('/')
      ? rendered.video
      : `/videos/level${level}-task${task}.mp4`;
    const file = join(out, address);
    await mkdir(dirname(file), { recursive: true });
    await encodeVideo(ffmpeg, rendered.frames, frames, file);
    await writeFile(file.replace(/\.\w+$/, '.vtt'), captionsOf(rendered.steps));
    output.log(`${file}, with captions beside it`);
    return 0;
  } finally {
    await rm(frames, { recursive: true });
  }
}
