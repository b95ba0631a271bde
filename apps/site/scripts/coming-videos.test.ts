import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comingVideos } from './coming-videos.js';

it('names the video of each lesson that has none among the files', () => {
  const files = mkdtempSync(join(tmpdir(), 'videos-'));
  mkdirSync(join(files, 'videos'));
  writeFileSync(join(files, 'videos/level1-task2.mp4'), 'a video');

  expect(
    comingVideos(
      ['/', '/level-1', '/level-1/task-1', '/level-1/task-2', '/level-1/quiz', '/level-2/task-1'],
      files,
    ),
  ).toEqual(['videos/level1-task1.mp4', 'videos/level2-task1.mp4']);
});
