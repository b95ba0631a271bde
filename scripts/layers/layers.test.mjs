import { cruise } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { filesNamed, layersOf, modulesOf, words } from './layer-rules.mjs';
import { PARTS } from './layers.mjs';
import { withPicture } from './picture.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = Object.entries(PARTS).map(([part, table]) => [part, layersOf(part, table)]);
const OUTSIDE = ['react', 'jotai', '@supabase/supabase-js', 'react-router', 'lucide', 'vitest', 'fs'];

/** What dependency-cruiser finds in folders. */
async function cruised(baseDir, folders) {
  const { enhancedResolveOptions, ...options } = configuration.options;
  const { forbidden } = configuration;
  const { output } = await cruise(
    folders,
    { ...options, baseDir, ruleSet: { forbidden }, validate: true },
    enhancedResolveOptions,
  );
  return output;
}

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files, and returns the imports that are refused, by `file -> what it imports`. */
async function refused(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { summary } = await cruised(folder, [
    ...new Set(Object.keys(files).map((path) => path.split('/')[0])),
  ]);
  return [...new Set(summary.violations.map(({ from, to }) => `${from} -> ${to}`))].sort();
}

const addressFrom = (file, other) => relative(dirname(file), other).replace(/^(?!\.)/, './');

/** A file that a layer would have. */
function fileIn(part, { files, name }) {
  const path = (files?.[0] ?? name)
    .replace(/\{([^,}]+)[^}]*\}/g, '$1')
    .replace('**/', 'some/')
    .replace('*', 'some');
  return `${part}/${path}/file.ts`;
}

/** Files that import these. */
const importing = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([file, imported]) => [
      file,
      imported.map((name) => `import '${name}';\n`).join(''),
    ]),
  );

const all = parts.flatMap(([part, layers]) => layers.map((layer) => ({ part, layers, layer })));
const up = all.flatMap(({ part, layer }) =>
  Object.entries(layer.up ?? {}).map(([name, reason]) => ({ part, layer: layer.name, name, reason })),
);

describe.each(parts)('%s', (_, layers) => {
  it('has its layers from the ground up', () => {
    const isBefore = (index, name) =>
      layers.slice(0, index).some((other) => other.name === name || name.startsWith(`${other.name}/`));
    const named = layers.flatMap((layer, index) =>
      [...words(layer.layers), ...words(layer.types)].map((name) => ({ index, layer: layer.name, name })),
    );
    expect(named.filter(({ index, name }) => !isBefore(index, name))).toEqual([]);
  });
});

it('lets three layers import upwards at most, each for a reason', () => {
  expect(up.length).toBeLessThanOrEqual(3);
  expect(up.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

it('refuses a bad file in each layer', async () => {
  const files = {};
  const expected = [];
  for (const { part, layers, layer } of all) {
    const file = fileIn(part, layer);
    const named = [layer.name, ...words(layer.layers), ...words(layer.types), ...Object.keys(layer.up ?? {})];
    const others = layers.filter(({ name }) => !named.includes(name)).map((other) => fileIn(part, other));
    const packages = words(layer.packages);
    const outside = OUTSIDE.filter((name) => !packages.includes(name === 'fs' ? 'node' : name));
    files[file] = [...others.map((other) => addressFrom(file, other)), ...outside];
    expected.push(...[...others, ...outside].map((imported) => `${file} -> ${imported}`));
  }
  expect(await refused(importing(files))).toEqual(expected.sort());
});

it('lets a file import what the table names', async () => {
  const files = Object.fromEntries(
    all.map(({ part, layers, layer }) => {
      const file = fileIn(part, layer);
      const named = [...words(layer.layers), ...Object.keys(layer.up ?? {})];
      const others = layers.filter(({ name }) => named.includes(name)).map((other) => fileIn(part, other));
      const packages = words(layer.packages).map((name) => (name === 'node' ? 'fs' : name));
      return [
        file,
        [
          ...others.map((other) => addressFrom(file, other)),
          ...packages.filter((name) => !/^(?:packages|apps|scripts)\//.test(name)),
        ],
      ];
    }),
  );
  expect(await refused(importing(files))).toEqual([]);
});

const KIT = 'packages/course-kit/src';

it('refuses what is easily written', async () => {
  const bad = {
    [`${KIT}/level-certificate/bad.ts`]: ['jotai', '@supabase/supabase-js', 'react-router'],
    'packages/credentials/src/credential-check.tsx': ['jotai', '@supabase/supabase-js', 'react-router'],
    'packages/credentials/src/verify-credential.ts': ['react', '@course-kit/react/feature'],
    'packages/flow/src/flow/bad.ts': ['jotai'],
    [`${KIT}/state/bad.ts`]: ['../adapters/local/local-storage.ts'],
    [`${KIT}/components/quiz-runner/bad.tsx`]: [
      '../../adapters/supabase/supabase-storage.ts',
      '../task-page/task-page.tsx',
    ],
    [`${KIT}/components/task-page/bad.tsx`]: ['../../messages/en.ts'],
    [`${KIT}/model/bad.ts`]: ['../components/quiz-runner/quiz.fixtures.ts'],
    [`${KIT}/new-folder/bad.ts`]: ['react'],
    'packages/site/src/routes/bad.tsx': ['../../../course-kit/src/model/course.ts'],
  };
  const imports = Object.entries(bad).flatMap(([file, names]) =>
    names.map((name) => ({ file, to: name.startsWith('.') ? join(dirname(file), name) : name })),
  );
  const files = Object.fromEntries(imports.filter(({ to }) => /\.tsx?$/.test(to)).map(({ to }) => [to, []]));
  expect(await refused(importing({ ...files, ...bad }))).toEqual(
    imports.map(({ file, to }) => `${file} -> ${to}`).sort(),
  );
});

it('tells types from values, and tests from others', async () => {
  const files = {
    [`${KIT}/messages/en.ts`]: 'export const en = {};',
    [`${KIT}/feature/types.ts`]:
      "import type { en } from '../messages/en.ts'; export type English = typeof en;",
    [`${KIT}/feature/values.ts`]: "export { en } from '../messages/en.ts';",
    [`${KIT}/feature/values.test.ts`]: "export { en } from '../messages/en.ts';",
  };
  expect(await refused(files)).toEqual([`${KIT}/feature/values.ts -> ${KIT}/messages/en.ts`]);
});

it('names nothing that nobody imports', async () => {
  const { modules } = await cruised(root, [...new Set(parts.map(([part]) => part))]);
  const unused = all.flatMap(({ part, layers, layer }) => {
    const own = new RegExp(layer.own);
    const imported = modules
      .filter(({ source }) => own.test(source))
      .flatMap((module) => module.dependencies);
    const isImported = (patterns) =>
      imported.some(({ resolved }) => patterns.some((pattern) => new RegExp(pattern).test(resolved)));
    const names = [...words(layer.layers), ...words(layer.types), ...Object.keys(layer.up ?? {})];
    return [
      ...names.filter((name) => !isImported(filesNamed(part, layers, [name]))),
      ...words(layer.packages).filter((name) => name !== 'node' && !isImported(modulesOf(name))),
    ].map((name) => `${part}/${layer.name}: ${name}`);
  });
  expect(unused).toEqual([]);
});

it('is what docs/architecture.md describes', () => {
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, table = ''] = /\n\| Layer .*\n(?<rows>(?:\|.*\n)+)/.exec(architecture) ?? [];
  const described = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(described).toEqual(Object.keys(PARTS[KIT]));
  expect(withPicture(architecture)).toBe(architecture);
  const ofCli = Object.keys(PARTS['packages/cli/src']).filter(
    (name) => !/^(?:cli|highlight|package-folder)$/.test(name),
  );
  expect(ofCli.filter((name) => !architecture.includes(`\`src/${name}\``))).toEqual([]);
});
