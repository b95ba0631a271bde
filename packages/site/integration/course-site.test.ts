import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folder, options } from '../../../apps/site/site-options.ts';
import { courseSite } from './course-site.ts';

const PAGES = fileURLToPath(new URL('../src/pages', import.meta.url));
const parameters = (integrations: readonly { readonly name: string }[]) => {
  const injected: { readonly pattern: string; readonly entrypoint: string }[] = [];
  const updated: { readonly integrations: readonly { readonly name: string }[] }[] = [];
  const setup = {
    command: 'build',
    config: {
      base: '/learn/',
      integrations,
      publicDir: pathToFileURL(`${folder}/public/`),
      root: pathToFileURL(`${folder}/`),
    },
    addClientDirective: () => {},
    injectRoute: (route: (typeof injected)[number]) => injected.push(route),
    updateConfig: (config: (typeof updated)[number]) => updated.push(config),
  };
  return { injected, updated, setup };
};
const run = async (integrations: readonly { readonly name: string }[] = []) => {
  const { injected, updated, setup } = parameters(integrations);
  await courseSite(options).hooks['astro:config:setup']?.(setup as never);
  return { injected, added: updated.flatMap((config) => config.integrations.map(({ name }) => name)) };
};

test('a site has the address of every page there is', async () => {
  const { injected } = await run();
  expect(injected.map(({ entrypoint }) => relative(PAGES, entrypoint)).sort()).toEqual(
    globSync('**/*.{astro,ts}', { cwd: PAGES }).sort(),
  );
  for (const { pattern, entrypoint } of injected)
    expect(
      `/${relative(PAGES, entrypoint)
        .replaceAll('\\', '/')
        .replace(/\.(?:astro|ts)$/, '')}`,
    ).toBe(pattern);
});

test('React is added where a project has not done so itself', async () => {
  expect((await run()).added).toEqual(['@astrojs/react']);
  expect((await run([{ name: '@astrojs/react' }])).added).toEqual([]);
});
