import { expect, test } from 'vitest';
import { routeAt, siteRoutes } from './site-routes.js';

test('every page of a level is behind the guard of that level, and no other page is guarded', () => {
  const guarded = siteRoutes.map(({ path, level }) => [path, level]);
  const named = siteRoutes.map(({ path }) => [path, /^\/level-(\d+)(\/|$)/.exec(path)?.[1]]);
  expect(guarded).toEqual(named.map(([path, level]) => [path, level && Number(level)]));
  expect(guarded.filter(([, level]) => level !== undefined).length).toBeGreaterThan(30);
});

test.each([
  ['/level-1', '/level-1'],
  ['/level-1/task-2', '/level-1/task-2'],
  ['/certificate', '/certificate'],
  ['/certificate/CERT-1', '/certificate/:id'],
  ['/LEVEL-1', '/level-1'],
  ['/level-1/', '/level-1'],
  ['/level-1//', '/level-1'],
  ['/level%2D1', '/level-1'],
  ['/level-0', '*'],
  ['/level-01', '*'],
  ['/level-1e0', '*'],
  ['/level--1', '*'],
  ['/level-9', '*'],
  ['/level-2/task-9', '*'],
  ['/level-1/task-01', '*'],
  ['/level-1/quiz/1', '*'],
  ['/certificate/a/b', '*'],
  ['/__proto__', '*'],
])('the address %s names the page %s', (address, path) => {
  expect(routeAt(address).path).toBe(path);
});
