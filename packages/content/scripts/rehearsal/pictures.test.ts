import { darkVariant } from '@course-kit/cli';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readLessons } from '../../rehearsal/record/lesson-source.js';

const COURSE = fileURLToPath(new URL('../../course/', import.meta.url));
const MEGABYTE = 1_000_000;
const lessons = [...(await readLessons()).values()];

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: COURSE }).map((path) => path.replaceAll('\\', '/'));
const bytesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + statSync(`${COURSE}${path}`).size, 0);

test('every picture of the tool is in a step, light and dark', () => {
  const shown = lessons.flatMap(({ steps }) => steps.flatMap(({ pictures }) => pictures));
  expect(filesOf('*/pictures/*.avif').toSorted()).toEqual(
    shown.flatMap((path) => [path, darkVariant(path)]).toSorted(),
  );
});

test('pictures take 12 MB at most, a film 1.5 MB and all films 30 MB', () => {
  const films = filesOf('videos/*.mp4');
  expect(bytesOf(filesOf('*/pictures/*.avif'))).toBeLessThan(12 * MEGABYTE);
  expect(films.filter((film) => bytesOf([film]) > 1.5 * MEGABYTE)).toEqual([]);
  expect(bytesOf(films)).toBeLessThan(30 * MEGABYTE);
});

test('a film has captions, a poster and chapters, each of a step of its lesson and after the one before', () => {
  const filmed = lessons.map(({ task }) => task).filter(({ chapters }) => chapters);
  expect(filesOf('videos/*').toSorted()).toEqual(
    filmed
      .flatMap(({ video = '' }) =>
        ['.avif', '.mp4', '.vtt'].map((end) => video.slice(1).replace('.mp4', end)),
      )
      .toSorted(),
  );
  for (const { chapters = [], steps } of filmed) {
    const ends = chapters.flatMap(({ from, to }) => [from, to]);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(chapters.every(({ step }) => step <= steps.length)).toBe(true);
  }
});

const flowsOf = (lesson: string) => filesOf(`flows/level${lesson.replace('-', '-task')}{,-?}.json`);

test.each(lessons)('$name hands out the flows that it ends with', ({ name, task }) => {
  const linked = task.resources.map(({ href }) => href.slice(1));
  const own = flowsOf(name);
  expect(linked.filter((path) => own.includes(path)).toSorted()).toEqual(own.toSorted());
});

/** Lessons that go on with the flow of another one. */
const STARTS = [
  ['2-5', '2-1'],
  ['3-4', '3-3'],
  ['4-2', '4-1'],
] as const;

test('a lesson that goes on with the flow of another one hands it out, once it is there, and no lesson any other', () => {
  const linked = lessons.flatMap(({ name, task }) =>
    task.resources
      .filter(({ href }) => href.startsWith('/flows/') && !flowsOf(name).includes(href.slice(1)))
      .map(({ title, href }) => [name, title, href.slice(1)]),
  );
  const offered = STARTS.flatMap(([name, before]) =>
    flowsOf(before).map((path) => [name, `The flow of task ${before}, as a start`, path]),
  );
  expect(linked.toSorted()).toEqual(offered.toSorted());
});
