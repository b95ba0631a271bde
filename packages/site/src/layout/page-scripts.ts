import { outDir } from 'astro:config/server';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import { withBase } from '../base-path.js';

/** The script that Astro runs on every page. */
const STARTED: readonly (string | undefined)[] = ['site-island'];

const list = new URL('scripts.json', outDir);
/** Which script imports which. The dev server bundles nothing and has no such list. */
const manifest = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Manifest) : {};

const addressOf = ({ file }: ManifestChunk) => withBase(`/${file}`);

/**
 * The addresses of all scripts that a page needs, so that the browser can fetch them in parallel instead of finding each
 * in the one that imports it.
 *
 * @param code - names of the page's modules.
 */
export function pageScripts(code: readonly string[]): readonly string[] {
  // Some hosts send only a few files at a time: the small scripts that start the page come first, then the largest.
  const rank = ({ file, name }: ManifestChunk) =>
    STARTED.includes(name) ? Infinity : statSync(new URL(file, outDir)).size;
  return [...chunksNamed([...STARTED, ...code])].toSorted((a, b) => rank(b) - rank(a) || 0).map(addressOf);
}

/**
 * The addresses of the scripts with a page's words, beside those that the page has without them.
 *
 * @param code - as of `pageScripts`.
 * @param words - names of the modules with words; of one that the build does not have there is none.
 */
export function wordScripts(code: readonly string[], words: readonly string[]): readonly string[] {
  const known = chunksNamed([...STARTED, ...code]);
  return [...chunksNamed(words)].filter((chunk) => !known.has(chunk)).map(addressOf);
}

/** Scripts that something is begun with, and all that these import. */
function chunksNamed(names: readonly (string | undefined)[]): ReadonlySet<ManifestChunk> {
  const needed = new Set<ManifestChunk>();
  const add = (chunk: ManifestChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    chunk.imports?.forEach((key) => add(manifest[key]));
  };
  Object.values(manifest)
    .filter(({ isEntry, isDynamicEntry, name }) => (isEntry || isDynamicEntry) && names.includes(name))
    .forEach(add);
  return needed;
}
