import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import { policyHash } from './policy-hash.ts';

/**
 * The styles that pages and their scripts can need, by the names of elements and classes in them. Pseudo-classes and `&` are
 * no such names, and scripts name data attributes otherwise (`dataset`).
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
    safelist: { standard: [/^([&:]|data-|aria-)/] },
  });
  return needed?.css ?? styles;
}

/** Scripts that make what is seen: not React's own, nor the texts of the course. */
const isView = (script: string) => !/(^|\/)(react|(tasks|quiz|checks|exercises)-\d+)\./.test(script);

/** Scripts that one script imports, at once or on demand. What all pages begin with can import every other page. */
const importedBy = (script: string, text: string) =>
  script.startsWith('assets/site.')
    ? []
    : Array.from(
        text.matchAll(/[`"'](?:\.|assets)\/([\w-]+\.[\w-]+\.js)[`"']/g),
        ([, file]) => `assets/${file}`,
      );

/** The text of scripts, and of those that they import. */
async function codeOf(scripts: readonly string[], folder: string): Promise<string[]> {
  const read = (script: string) => readFile(folder + script, 'utf8');
  const texts = await Promise.all(scripts.map(read));
  const more = new Set(scripts.flatMap((script, index) => importedBy(script, texts[index] ?? '')));
  const others = [...more].filter((script) => isView(script) && !scripts.includes(script));
  return [...texts, ...(await Promise.all(others.map(read)))];
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

/** Pages of one kind have the same code, and so the same styles. */
function kindsOf(pages: readonly Page[]): readonly Page[][] {
  const kinds = new Map<string, Page[]>();
  for (const page of pages) {
    const key = [page.styles, ...page.scripts].join();
    kinds.set(key, [...(kinds.get(key) ?? []), page]);
  }
  return [...kinds.values()];
}

async function shorten(folder: string, root: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readPage(folder, file, root)));
  const write = async (kind: readonly Page[]) => {
    const { styles = '', scripts = [] } = kind[0] ?? {};
    const texts = kind.map(({ html }) => html.replace(styles, ''));
    const needed = await stylesFor(styles, texts, await codeOf(scripts, folder));
    const name = `assets/styles.${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`;
    const link = `<link rel="stylesheet" href="${root}${name}">`;
    const later = `<template id="styles">${link}</template><noscript>${link}</noscript></head>`;
    const shortened = ({ html }: Page) =>
      html
        .replace(policyHash(styles), policyHash(needed))
        .replace(styles, () => needed)
        .replace('</head>', later);
    await Promise.all([
      writeFile(folder + name, styles),
      ...kind.map((page) => writeFile(folder + page.file, shortened(page))),
    ]);
  };
  await Promise.all(kindsOf(pages).map(write));
}

/**
 * Leaves in each page the styles that it starts with, and writes those of all pages to a file, which
 * `src/layout/all-styles.ts` loads after hydration. Without it, two thirds of a page's file are styles of other pages.
 *
 * @param base - the site's folder on its host.
 */
export function pageStyles(base: string): AstroIntegration {
  const root = base.replace(/\/?$/, '/');
  return {
    name: 'page-styles',
    hooks: { 'astro:build:done': ({ dir }) => shorten(fileURLToPath(dir), root) },
  };
}
