import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../messages/en.js';

const texts = import.meta.glob<Readonly<Record<string, object>>>(
  '../{components,feature,element,certificate}/**/*.messages.ts',
  {
    eager: true,
  },
);
const sheets = Object.keys(import.meta.glob('../{components,feature}/**/*.css', { query: '?raw' }));
const styles = readFileSync(new URL('../styles/styles.css', import.meta.url), 'utf8');
const index = readFileSync(new URL('../../exports/index.ts', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each(Object.entries(texts))('the catalogue has the texts of %s', (_, module) => {
  const [own] = Object.values(module);

  // Texts that are needed before all others of their component are a file of their own.
  expect(Object.values(en)).toContainEqual(expect.objectContaining(own ?? {}));
});

test.each(sheets)('styles.css imports %s', (path) => {
  expect(styles).toContain(
    `@import '${path.startsWith('../') ? path : path.replace('./', '../components/')}';`,
  );
});

test('the README lists each component', () => {
  const components = [...index.matchAll(/export \{ ([A-Z]\w+) \} from '.+(?<!\.view)\.js'/g)].map(
    ([, name]) => name,
  );

  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
