import { escaped } from '../badge/picture-text.js';

/** What a preview of an address says. */
export interface PreviewWords {
  readonly title: string;
  readonly description: string;
  /** The address that the preview is of. */
  readonly url: string;
  /** The address of its picture, in the size of `PREVIEW_SIZE`; absent: it has none of its own. */
  readonly picture?: string | undefined;
  readonly width: number;
  readonly height: number;
}

type Tag = readonly [key: 'name' | 'property', name: string, content: string];

function tagsOf({ title, description, url, picture, width, height }: PreviewWords): readonly Tag[] {
  return [
    ['name', 'description', description],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:type', 'website'],
    ...(picture === undefined
      ? []
      : ([
          ['property', 'og:image', picture],
          ['property', 'og:image:type', 'image/png'],
          ['property', 'og:image:width', String(width)],
          ['property', 'og:image:height', String(height)],
          ['property', 'og:image:alt', title],
          ['name', 'twitter:card', 'summary_large_image'],
        ] as const)),
  ];
}

const written = ([key, name, content]: Tag) => `<meta ${key}="${name}" content="${escaped(content)}">`;

/** A page with nothing but what a preview needs, which leads people on to the address. */
export function previewPage(words: PreviewWords): string {
  const url = escaped(words.url);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escaped(words.title)}</title>`,
    ...tagsOf(words).map(written),
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${url}">`,
    `</head><body><p><a href="${url}">${escaped(words.title)}</a></p></body></html>`,
  ].join('\n');
}

/**
 * A page of the site with the tags of a preview: what it has of them is replaced, the others stand at the end of its head.
 *
 * @param page - the page that the site has for all certificates.
 */
export function pageWithPreview(page: string, words: PreviewWords): string {
  const end = page.indexOf('</head>');
  if (end < 0) return page;
  let head = page.slice(0, end).replace(
    /(<title[^>]*>)[^<]*/u,
    // A person's text may contain `$`, which is special in a replacement string.
    (_, start: string) => `${start}${escaped(words.title)}`,
  );
  const added: string[] = [];
  for (const tag of tagsOf(words)) {
    const [key, name, content] = tag;
    const own = new RegExp(`(<meta[^>]* ${key}="${name}"[^>]* content=")[^"]*`, 'u');
    if (own.test(head)) head = head.replace(own, (_, start: string) => `${start}${escaped(content)}`);
    else added.push(written(tag));
  }
  return `${head}${added.join('')}${page.slice(end)}`;
}
