import { expect, it } from 'vitest';
import { course } from './course.js';

it('every lesson asks for the video that belongs to it', () => {
  const videos = course.levels.map(({ tasks }) => tasks.map(({ video }) => video));
  const numbers = [1, 2, 3, 4, 5];
  expect(videos).toEqual(
    numbers.map((level) => numbers.map((task) => `/videos/level${level}-task${task}.mp4`)),
  );
});
