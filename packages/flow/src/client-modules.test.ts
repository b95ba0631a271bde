import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '../exports/{index,check,exercise}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const indexes = Object.keys(sources).filter((path) => path.startsWith('../exports/'));

it('each module of a component is a client module by itself, so that a server component takes along no others', () => {
  const modules = indexes.flatMap((index) =>
    [...(sources[index] ?? '').matchAll(/export \{[^}]*\} from '\.\.\/src\/([^']+)\.js'/g)].map(
      ([, path]) => path,
    ),
  );
  const textOf = (path = '') => sources[`./${path}.tsx`] ?? sources[`./${path}.ts`];
  expect(modules.filter((path) => !textOf(path)?.startsWith("'use client';\n"))).toEqual([
    'flow-player/model/played-steps',
  ]);
});
