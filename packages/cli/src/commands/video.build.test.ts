import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCli } from '../cli.js';
import { packageFolder } from '../package-folder.js';
import { ffmpegPath } from '../video/encode-video.js';
import { renderFrames } from '../video/render-frames.js';

const course = join(packageFolder('@course-kit/cli'), 'starter/course');
const lesson = join(course, '2-flows/1-draw-a-flow.md');
const ffmpeg = await ffmpegPath();

const fingerprint = (data: Buffer) => createHash('sha256').update(data).digest('hex');

let folder: string;
let printed: string[];
const output = { log: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-'));
  printed = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('frames are the same every time, change while a step is drawn, and last as long as the step', async () => {
  const place = { folder: course, level: 2, task: 1, frames: folder, lastStep: 1 };
  const first = await renderFrames(place);
  const read = () => Promise.all((first?.frames ?? []).map(({ path }) => readFile(path).then(fingerprint)));
  const before = await read();
  const again = await renderFrames(place);

  const sum = (parts: readonly { readonly seconds: number }[] = []) =>
    parts.reduce((total, { seconds }) => total + seconds, 0);
  expect(sum(first?.frames)).toBeCloseTo(sum(first?.steps));
  expect(new Set(before).size).toBeGreaterThan(1);
  expect(again?.frames).toEqual(first?.frames);
  expect(await read()).toEqual(before);
});

test.skipIf(!ffmpeg)('a lesson is a video with captions beside it, where a site asks for them', async () => {
  expect(await runCli(['video', lesson, '--out', folder], output)).toBe(0);

  const video = await readFile(join(folder, 'videos/level2-task1.mp4'));
  expect(video.subarray(4, 8).toString()).toBe('ftyp');
  expect(await readFile(join(folder, 'videos/level2-task1.vtt'), 'utf8')).toMatch(/^WEBVTT\n\n1\n00:00:00/);
});

test('prints the command that installs ffmpeg where there is none', async () => {
  vi.stubEnv('FFMPEG_PATH', join(folder, 'none'));
  expect(await runCli(['video', lesson], output)).toBe(1);
  expect(printed.join()).toContain('npm install --save-dev ffmpeg-static');
});

test('refuses a path that is no lesson file', async () => {
  expect(await runCli(['video', course], output)).toBe(1);
  expect(printed.join()).toContain('expected the file of a lesson');
});
