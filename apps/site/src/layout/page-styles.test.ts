import { mkdtemp, readFile, readdir, writeFile, mkdir } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { describe, expect, it } from 'vitest';
import { pageStyles, stylesFor } from '../../page-styles.js';

describe('the styles that a page starts with', () => {
  it('are those of elements and classes in it and in its scripts', async () => {
    const styles =
      '.card{color:red}.gone[data-open]{color:tan}.toast{color:blue}.other{color:green}dl{margin:0}';
    const needed = await stylesFor(styles, ['<div class="card"></div>'], ['({className:"toast"})']);
    expect(needed).toBe('.card{color:red}.toast{color:blue}');
  });

  it('are those of headings of every level, which scripts make of a number', async () => {
    expect(await stylesFor('h3{margin:0}', ['<h1></h1>'], ['`h${level}`'])).toBe('h3{margin:0}');
  });

  it('hold for states, whatever is nested, and for what is left out', async () => {
    const styles =
      '.card :where(:not(svg *)){margin:0}.card{color:red;&:hover{color:tan}}:lang(ar) .card{color:blue}.card:not(.gone){top:0}[data-language] .card{top:1px}.card[aria-current]{top:2px}';
    expect(await stylesFor(styles, ['<div class="card"></div>'], [])).toBe(styles);
  });
});

describe('a built site', () => {
  const font = '@font-face{font-family:A;src:url(a.woff2)}@property --a{syntax:"*";inherits:false}';
  const rules = '.card{color:red}.toast{color:blue}.other{color:green}';
  const styles = font + rules;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
  const build = async (base: string) => {
    const folder = `${await mkdtemp(join(tmpdir(), 'page-styles-'))}/`;
    await mkdir(`${folder}assets`);
    const scripts = {
      card: { dynamicImports: ['menu', 'page'] },
      menu: { imports: ['toast'] },
      toast: {},
      page: { src: 'src/routes/page.tsx', imports: ['other'] },
      other: {},
    };
    for (const name of Object.keys(scripts))
      await writeFile(`${folder}assets/${name}.a1b2c3d4.js`, `({className:"${name}"})`);
    const entries = Object.entries(scripts).map(
      ([name, script]) => [name, { file: `assets/${name}.a1b2c3d4.js`, ...script }] as const,
    );
    await writeFile(`${folder}scripts.json`, JSON.stringify(Object.fromEntries(entries)));
    const script = `${base.replace(/\/$/, '')}/assets/card.a1b2c3d4.js`;
    const page = `<html><head><meta http-equiv="content-security-policy" content="style-src 'self' 'sha256-${sha256('.gone{}')}' 'sha256-${sha256(styles)}'"><link rel="modulepreload" href="${script}"><style>${styles}</style></head><body class="card"></body></html>`;
    await writeFile(`${folder}index.html`, page);
    const { hooks } = pageStyles(base);
    const dir = new URL(`file://${folder}`);
    await hooks['astro:build:generated']?.({ dir } as HookParameters<'astro:build:generated'>);
    await hooks['astro:build:done']?.({ dir } as HookParameters<'astro:build:done'>);
    return { folder, html: await readFile(`${folder}index.html`, 'utf8') };
  };

  it('has in a page what it starts with or loads until another page is opened, and a policy that allows this alone', async () => {
    const { html } = await build('/');
    const kept = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
    expect(kept).toBe(`${font}.card{color:red}.toast{color:blue}`);
    expect(html).toContain(`content="style-src 'self' 'sha256-${sha256(kept)}'">`);
  });

  it.each(['/', '/learn', '/learn/'])(
    'has those of all pages in a file, without fonts that each page has, in the folder %s of its host',
    async (base) => {
      const { folder, html } = await build(base);
      const name = (await readdir(`${folder}assets`)).find((file) => file.endsWith('.css')) ?? '?';
      expect(await readFile(`${folder}assets/${name}`, 'utf8')).toBe(rules);
      const link = `<link rel="stylesheet" href="${base.replace(/\/$/, '')}/assets/${name}">`;
      expect(html).toContain(`<template id="styles">${link}</template><noscript>${link}</noscript></head>`);
    },
  );
});
