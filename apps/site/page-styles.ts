import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import type { Manifest, ManifestChunk } from 'vite';
import { policyHash } from './policy-hash.ts';

/**
 * The styles that pages and their scripts can need, by the names of elements and classes in them. Pseudo-classes and `&` are
 * no such names, and scripts name data attributes (`dataset`) and headings (`h` and a number) otherwise.
 */
export async function stylesFor(
  styles: string,
  pages: readonly string[],
  scripts: readonly string[],
): Promise<string> {
  const [needed] = await new PurgeCSS().purge({
    content: [
      ...pages.map((raw) => ({ raw, extension: 'html' })),
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    css: [{ raw: styles }],
    keyframes: true,
    safelist: { standard: [/^([&:]|data-|aria-)/, /^h[1-6]$/] },
  });
  return needed?.css ?? styles;
}

/** Scripts that make what is seen: not React's own, nor the texts of the course. */
const isView = (script: string) => !/(^|\/)(react|(tasks|quiz|checks|exercises)-\d+)\./.test(script);

/** Modules of pages, which are opened and not loaded by others. */
const isPage = ({ src = '' }: ManifestChunk) => src.startsWith('src/routes/');

/** The text of scripts, and of all that can come to a page that has them without another page being opened. */
async function codeOf(scripts: readonly string[], manifest: Manifest, folder: string): Promise<string[]> {
  const files = new Set<string>();
  const add = (chunk: ManifestChunk | undefined) => {
    if (!chunk || files.has(chunk.file) || !isView(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach((key) => add(manifest[key]));
    chunk.dynamicImports?.map((key) => manifest[key]).forEach((next) => next && !isPage(next) && add(next));
  };
  Object.values(manifest)
    .filter(({ file }) => scripts.includes(file))
    .forEach(add);
  return Promise.all([...files].map((file) => readFile(folder + file, 'utf8')));
}

interface Page {
  readonly file: string;
  readonly html: string;
  /** The styles of all pages, which Astro writes into each. */
  readonly styles: string;
  readonly scripts: readonly string[];
}

async function readPage(folder: string, file: string, root: string): Promise<Page> {
  const html = await readFile(folder + file, 'utf8');
  const texts = Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = '']) => text);
  // Others beside them are short.
  const styles = texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  const addresses = Array.from(html.matchAll(/rel="modulepreload" href="([^"]+)"/g), ([, href = '']) => href);
  return { file, html, styles, scripts: addresses.filter(isView).map((href) => href.slice(root.length)) };
}

/**
 * What pages load later leaves out what each has already and what makes a browser start anew: a font that is declared again has the whole
 * page laid out again, a property all its styles reckoned again. Neither holds braces.
 */
const withoutDeclarations = (styles: string) =>
  styles.replace(/@(?:font-face|property)\b[^{}]*\{[^}]*\}/g, '');

/** Pages of one kind have the same code, and so the same styles. */
function kindsOf(pages: readonly Page[]): readonly Page[][] {
  const kinds = new Map<string, Page[]>();
  for (const page of pages) {
    const key = [page.styles, ...page.scripts].join();
    kinds.set(key, [...(kinds.get(key) ?? []), page]);
  }
  return [...kinds.values()];
}

/** Astro allows each page the inline scripts and styles of all; a page needs its own. */
function withOwnHashes(html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>([^]*?)<\/\1>/g);
  const own = new Set(Array.from(inline, ([, , text = '']) => ` '${policyHash(text)}'`));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ 'sha256-[^']*'/g, (hash) => (own.has(hash) ? hash : '')),
  );
}

async function shorten(folder: string, root: string, manifest: Manifest): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readPage(folder, file, root)));
  const write = async (kind: readonly Page[]) => {
    const { styles = '', scripts = [] } = kind[0] ?? {};
    const texts = kind.map(({ html }) => html.replace(styles, ''));
    const needed = await stylesFor(styles, texts, await codeOf(scripts, manifest, folder));
    const name = `assets/styles.${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`;
    const link = `<link rel="stylesheet" href="${root}${name}">`;
    const later = `<template id="styles">${link}</template><noscript>${link}</noscript></head>`;
    const shortened = ({ html }: Page) =>
      withOwnHashes(
        html
          .replace(policyHash(styles), policyHash(needed))
          .replace(styles, () => needed)
          .replace('</head>', later),
      );
    await Promise.all([
      writeFile(folder + name, withoutDeclarations(styles)),
      ...kind.map((page) => writeFile(folder + page.file, shortened(page))),
    ]);
  };
  await Promise.all(kindsOf(pages).map(write));
}

/**
 * Leaves in each page the styles of what it shows until another page is opened, and writes those of all pages to a file, which
 * `src/layout/all-styles.ts` loads then. Without it, two thirds of a page's file are styles of other pages.
 *
 * @param base - the site's folder on its host.
 */
export function pageStyles(base: string): AstroIntegration {
  const root = base.replace(/\/?$/, '/');
  let manifest: Manifest = {};
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:generated': async ({ dir }) => {
        manifest = JSON.parse(await readFile(new URL('scripts.json', dir), 'utf8')) as Manifest;
      },
      'astro:build:done': ({ dir }) => shorten(fileURLToPath(dir), root, manifest),
    },
  };
}
