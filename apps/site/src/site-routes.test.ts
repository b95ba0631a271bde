import { expect, test } from 'vitest';
import { siteRoutes } from './site-routes.js';

test('every page of a level is behind the guard of that level, and no other page is guarded', () => {
  const guarded = siteRoutes.map(({ path, level }) => [path, level]);
  const named = siteRoutes.map(({ path }) => [path, /^\/level-(\d+)(\/|$)/.exec(path)?.[1]]);
  expect(guarded).toEqual(named.map(([path, level]) => [path, level && Number(level)]));
  expect(guarded.filter(([, level]) => level !== undefined).length).toBeGreaterThan(30);
});
