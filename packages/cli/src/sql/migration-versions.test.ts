import { expect, test } from 'vitest';
import { nextVersions } from './migration-versions.js';

const now = new Date('2026-11-23T09:59:59Z');
const migrations = [
  { name: '20261121100000_bread_settings.sql', sql: 'a' },
  { name: '20261121100100_bread_progress.sql', sql: 'b' },
];
const namesAmong = (present: readonly string[]) =>
  nextVersions(migrations, present, now).map(({ name }) => name);

test('migrations are of now, a second apart and in their order', () => {
  expect(namesAmong([])).toEqual(['20261123095959_bread_settings.sql', '20261123100000_bread_progress.sql']);
});

test('they come after whatever is there', () => {
  const present = ['20261231235959_later.sql', '0001_early.sql', 'README.md'];
  expect(namesAmong(present)).toEqual([
    '20270101000000_bread_settings.sql',
    '20270101000001_bread_progress.sql',
  ]);
});

test('one that is there keeps its name', () => {
  expect(namesAmong(['20260101000000_bread_settings.sql'])).toEqual([
    '20260101000000_bread_settings.sql',
    '20261123095959_bread_progress.sql',
  ]);
});
