import type { Migration } from './read-migrations.js';

const SECOND = 1000;

/**
 * Gives migrations the versions of new ones, a second apart and after all that are there: a project takes no older ones. One
 * that is there already, under whatever version, keeps it.
 */
export function nextVersions(
  migrations: readonly Migration[],
  present: readonly string[],
  now: Date,
): readonly Migration[] {
  let time = Math.max(now.getTime(), ...present.map((name) => timeOf(name) + SECOND));
  return migrations.map(({ name, sql }) => {
    const known = present.find((other) => titleOf(other) === titleOf(name));
    if (known !== undefined) return { name: known, sql };
    const version = versionOf(time);
    time += SECOND;
    return { name: version + titleOf(name), sql };
  });
}

const titleOf = (name: string) => name.replace(/^\d+/u, '');

const versionOf = (time: number) => new Date(time).toISOString().replace(/\D/gu, '').slice(0, 14);

/** The time of a version such as 20261121100000; one of another form counts as long ago. */
function timeOf(name: string): number {
  const [, date, hours, minutes, seconds] = /^(\d{8})(\d\d)(\d\d)(\d\d)_/u.exec(name) ?? [];
  if (date === undefined) return 0;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) || 0;
}
