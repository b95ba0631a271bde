import { outDir } from 'astro:config/server';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import { withBase } from '../base-path.js';

/** What Astro starts on every page. */
const STARTED: readonly (string | undefined)[] = ['client', 'site-island'];

const list = new URL('scripts.json', outDir);
/** Which script imports which. While the site is developed nothing is bundled, and there is no such list. */
const manifest = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Manifest) : {};

const addressOf = ({ file }: ManifestChunk) => withBase(`/${file}`);

/** The address of a script by its name in the build's settings; undefined where the build has none. */
export function scriptNamed(name: string): string | undefined {
  const chunk = Object.values(manifest).find((script) => script.name === name);
  return chunk && addressOf(chunk);
}

/**
 * The addresses of all scripts that a page needs, so that they are fetched side by side and not each after the one that
 * imports it.
 *
 * @param code - names of the modules that the page is made of.
 */
export function pageScripts(code: readonly string[]): readonly string[] {
  const names = [...STARTED, ...code];
  const needed = new Set<ManifestChunk>();
  const add = (chunk: ManifestChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    chunk.imports?.forEach((key) => add(manifest[key]));
  };
  Object.values(manifest)
    .filter(({ isEntry, isDynamicEntry, name }) => (isEntry || isDynamicEntry) && names.includes(name))
    .forEach(add);
  // A host may send only a few at a time: first what starts the page, which is small, then the largest.
  const rank = ({ file, name }: ManifestChunk) =>
    STARTED.includes(name) ? Infinity : statSync(new URL(file, outDir)).size;
  return [...needed].toSorted((a, b) => rank(b) - rank(a) || 0).map(addressOf);
}
