import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const { '../exports/index.ts': index = '' } = import.meta.glob<string>('../exports/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What servers may call as well. */
const FOR_SERVERS = [
  './adapters/local/local-storage',
  './ports/course-storage-error',
  './state/link-target',
  './state/shared-course',
];

const isForClients = (text: string | undefined) => text?.startsWith("'use client';\n") === true;

/** Modules that the package exports values of, without their ending. */
const modules = [...index.matchAll(/export \{[^}]*\} from '\.\.\/src\/([^']+)\.js'/g)].map(
  ([, path]) => `./${path}`,
);

it('each module of a component or hook is a client module by itself, so that a server component takes along no others', () => {
  const client = modules.filter((path) => isForClients(sources[`${path}.tsx`] ?? sources[`${path}.ts`]));
  expect(modules.filter((path) => !client.includes(path)).sort()).toEqual(FOR_SERVERS);
  expect(isForClients(index)).toBe(false);
});
