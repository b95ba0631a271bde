import { mkdtemp, readFile, readdir, writeFile, mkdir } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageStyles, stylesFor } from '../../page-styles.js';

describe('the styles that a page starts with', () => {
  it('are those of elements and classes in it and in its scripts', async () => {
    const styles =
      '.card{color:red}.gone[data-open]{color:tan}.toast{color:blue}.other{color:green}h2{margin:0}';
    const needed = await stylesFor(styles, ['<div class="card"></div>'], ['({className:"toast"})']);
    expect(needed).toBe('.card{color:red}.toast{color:blue}');
  });

  it('hold for states, whatever is nested, and for what is left out', async () => {
    const styles =
      '.card :where(:not(svg *)){margin:0}.card{color:red;&:hover{color:tan}}:lang(ar) .card{color:blue}.card:not(.gone){top:0}[data-language] .card{top:1px}.card[aria-current]{top:2px}';
    expect(await stylesFor(styles, ['<div class="card"></div>'], [])).toBe(styles);
  });
});

describe('a built site', () => {
  const styles = '.card{color:red}.toast{color:blue}.other{color:green}';
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
  const build = async (base: string) => {
    const folder = `${await mkdtemp(join(tmpdir(), 'page-styles-'))}/`;
    await mkdir(`${folder}assets`);
    await writeFile(`${folder}assets/card.a1b2c3d4.js`, 'import("./toast.a1b2c3d4.js")');
    await writeFile(`${folder}assets/toast.a1b2c3d4.js`, '({className:`toast`})');
    const script = `${base.replace(/\/$/, '')}/assets/card.a1b2c3d4.js`;
    const page = `<html><head><meta content="style-src 'sha256-${sha256(styles)}'"><link rel="modulepreload" href="${script}"><style>${styles}</style></head><body class="card"></body></html>`;
    await writeFile(`${folder}index.html`, page);
    const hook = pageStyles(base).hooks['astro:build:done'];
    await hook?.({ dir: new URL(`file://${folder}`) } as Parameters<typeof hook>[0]);
    return { folder, html: await readFile(`${folder}index.html`, 'utf8') };
  };

  it('has in a page what it starts with or loads on demand, allowed by its policy', async () => {
    const { html } = await build('/');
    const kept = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
    expect(kept).toBe('.card{color:red}.toast{color:blue}');
    expect(html).toContain(`'sha256-${sha256(kept)}'`);
  });

  it.each(['/', '/learn', '/learn/'])(
    'has all others in a file, in the folder %s of its host',
    async (base) => {
      const { folder, html } = await build(base);
      const name = (await readdir(`${folder}assets`)).find((file) => file.endsWith('.css')) ?? '?';
      expect(await readFile(`${folder}assets/${name}`, 'utf8')).toBe(styles);
      const link = `<link rel="stylesheet" href="${base.replace(/\/$/, '')}/assets/${name}">`;
      expect(html).toContain(`<template id="styles">${link}</template><noscript>${link}</noscript></head>`);
    },
  );
});
