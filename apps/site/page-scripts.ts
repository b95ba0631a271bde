import type { AstroIntegration } from 'astro';
import type { Rolldown } from 'vite';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/**
 * Names in each page all scripts that it needs, so that they are fetched side by side and not each after the one that
 * imports it: in the head, or where there is something to paint first, in a template that is put there after that.
 */
export function pageScripts(): AstroIntegration {
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'page-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        addClientDirective({ name: 'paint', entrypoint: './hydrate-after-paint.ts' });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'page-scripts',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(
          pages.map(async (page) => {
            const file = join(folder, page);
            await writeFile(file, withScripts(await readFile(file, 'utf8'), chunks));
          }),
        );
      },
    },
  };
}

function withScripts(page: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const started = Array.from(
    page.matchAll(/ (?:component-url|renderer-url|src)="([^"]+\.js)"/g),
    ([, url = '']) => url,
  );
  const names = / data-code="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    chunk.imports.forEach((name) => chunks.filter(({ fileName }) => fileName === name).forEach(add));
  };
  const isStarted = ({ fileName }: Rolldown.OutputChunk) =>
    started.some((url) => url.endsWith(`/${fileName}`));
  const isNamed = ({ isDynamicEntry, name }: Rolldown.OutputChunk) => isDynamicEntry && names.includes(name);
  chunks.filter((chunk) => isStarted(chunk) || isNamed(chunk)).forEach(add);
  const [, base = '/'] = / component-url="(.*?)assets\//.exec(page) ?? [];
  // A host may send only a few at a time: first what starts the page, which is small, then the largest.
  const rank = (chunk: Rolldown.OutputChunk) => (isStarted(chunk) ? Infinity : chunk.code.length);
  const links = [...needed]
    .toSorted((a, b) => rank(b) - rank(a) || 0)
    .map(({ fileName }) => `<link rel="modulepreload" href="${base}${fileName}">`)
    .join('');
  const isPainted = /<astro-island[^>]* client="paint"/.test(page);
  if (isPainted) return page.replace('</head>', `<template id="scripts">${links}</template></head>`);
  // Nothing can be shown before the learner's progress is there, so it is asked for before all else.
  const reader = chunks.find(({ name }) => name === 'progress-read');
  const read = reader ? `<script type="module" async src="${base}${reader.fileName}"></script>` : '';
  return page.replace('</head>', `${read}${links}</head>`);
}
