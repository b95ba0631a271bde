import type { PageDescription, PageTags } from './page-meta-tags.js';

/** What the build replaces in index.html. */
const PLACE = /<!-- page: [^>]*-->/;

/** A file of a host that knows nothing but files. */
export interface PageFile {
  readonly fileName: string;
  readonly page: PageDescription;
}

/**
 * A file for each page, named as hosts look for it: `/level-1/task-3` in `level-1/task-3.html`. Addresses with
 * parameters have none: what stands for them, and for those that do not exist, is `404.html`, which tells as much
 * as the landing page does.
 */
export function filesOf(pages: readonly PageDescription[]): PageFile[] {
  return pages.flatMap((page) => {
    if (/[:*]/.test(page.path)) return [];
    if (page.path !== '/') return [{ fileName: `${page.path.slice(1)}.html`, page }];
    return [
      { fileName: 'index.html', page },
      { fileName: '404.html', page: { ...page, path: '*', isUnlisted: true } },
    ];
  });
}

/** The site's index.html with the head of one page. The tags are marked: where React does not take them over, they go. */
export function withHead(site: string, { title, meta, canonical }: PageTags): string {
  if (!PLACE.test(site)) throw new Error('index.html has no place for the head of a page');
  const tags = [
    `<title data-static>${escaped(title)}</title>`,
    ...meta.map((attributes) => `<meta data-static ${written({ ...attributes })} />`),
    ...(canonical === undefined
      ? []
      : [`<link data-static ${written({ rel: 'canonical', href: canonical })} />`]),
  ];
  return site.replace(PLACE, () => tags.join('\n    '));
}

/** Whether everybody finds the same there, so that it can be written down: all but locked and personal pages. */
export function isForEverybody({ path, isUnlisted, level = 1 }: PageDescription): boolean {
  return !isUnlisted && level === 1 && path !== '*';
}

/** Scripts that a page needs beside those of every page; the browser fetches them at once. */
export function withPreloads(site: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return site.replace('</head>', () => `${links.join('')}</head>`);
}

/** The page with its stylesheet within it, which saves a round trip before the first paint. */
export function withStyles(site: string, textOf: (fileName: string) => string): string {
  return site.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
    const text = textOf(file);
    if (/<\/style/i.test(text)) throw new Error(`${file} cannot stand in a page`);
    return `<style>${text}</style>`;
  });
}

/**
 * The page with its scripts after its first paint: what is there to be read does not share the line with them. The
 * first script that was named is run, with all others fetched beside it. A tab that is not looked at paints nothing
 * and does not wait for it. What is pressed meanwhile is kept for `early-presses.tsx`.
 */
export function withScriptsLater(site: string): string {
  const scripts =
    /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g;
  const [entry, ...others] = Array.from(site.matchAll(scripts), ([, address]) => address);
  if (entry === undefined) throw new Error('The page has no script');
  const start = `
      addEventListener('click', (earlyPress = ({ target }) =>
        (earlyPress.presses ??= []).push({ target, command: target.closest?.('button')?.value })), true);
      {
        const start = () => {
          for (const href of ${JSON.stringify(others)})
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
          import(${JSON.stringify(entry)});
        };
        if (document.hidden) start();
        else requestAnimationFrame(() => setTimeout(start));
      }
    `;
  return site.replace(scripts, '').replace('</body>', () => `<script>${start}</script>\n  </body>`);
}

/** The site's index.html with the content of a page in its root. */
export function withContent(site: string, path: string, content: string): string {
  const root = '<div id="root"></div>';
  if (!site.includes(root)) throw new Error('index.html has no empty root');
  return site.replace(root, () => `<div id="root" data-page="${escaped(path)}">${content}</div>`);
}

/** Everything may be read; pages that are to be left out say so themselves. */
export function robotsText(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** The pages that anybody can open, at once. */
export function sitemapText(pages: readonly PageDescription[], origin: string): string {
  const open = pages.filter(isForEverybody);
  const urls = open.map(({ path }) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The address of the site as it was set, without a slash at its end; undefined when it was not.
 *
 * @throws Error for anything but the address of a whole host: the site cannot stand in a folder of one.
 */
export function siteOrigin(asked: string | undefined): string | undefined {
  if (!asked) return undefined;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`VITE_SITE_URL: expected an address such as https://learn.example.org, got ${asked}`);
  return url.origin;
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
