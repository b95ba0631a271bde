import { SITE_PATH } from './site-path.js';

/**
 * Text of a lesson with a few marks, safe by construction: it becomes data, never HTML.
 * `**strong**`, `[label](https://…)` and code between backticks are all there is.
 */
export type RichText = string;

/** A piece of text with at most one mark. */
export type RichTextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** An address that may stand in a lesson: on the web, a place on the page, or a path of the same site. */
export const SAFE_HREF = new RegExp(`^(?:[hH][tT][tT][pP][sS]?://|#)[^\\t\\n\\r]*$|${SITE_PATH.source}`);

/** Whether an address may stand in a lesson: on the web, or a path of the same site. */
export function isSafeHref(href: string): boolean {
  return SAFE_HREF.test(href);
}

/** Where a pattern is found from a place on; the text's length for nowhere. Parsing reads a text by nothing else. */
export type Find = (source: string, pattern: RegExp, from: number) => number;

const find: Find = (source, pattern, from) => {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
};

const MARK = /[*`[]/g;
const STAR = /\*/g;
const TICK = /`/g;
const CLOSE = /\]/g;
const HREF_END = /[()\s]/g;

/** Splits marked-up text into parts. A link with an unsafe address stays plain text. */
export function parseRichText(source: RichText): RichTextPart[] {
  return partsOf(source, find);
}

/** `parseRichText` by a `find` of the caller's, which can count what is read: it grows with the text's length. */
export function partsOf(source: string, find: Find): RichTextPart[] {
  const parts: RichTextPart[] = [];
  const linkAt = linkFinder(source, find);
  let end = 0;
  let at = find(source, MARK, 0);
  while (at < source.length) {
    const marked = source[at] === '[' ? linkAt(at) : spanAt(source, find, at);
    if (marked) {
      if (at > end) parts.push({ kind: 'text', text: source.slice(end, at) });
      parts.push(marked.part);
      end = marked.end;
    }
    at = find(source, MARK, marked ? end : at + 1);
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

interface Marked {
  readonly part: RichTextPart;
  readonly end: number;
}

/** Strong text or code that begins here. */
function spanAt(source: string, find: Find, at: number): Marked | null {
  const isCode = source[at] === '`';
  const mark = isCode ? '`' : '**';
  const start = at + mark.length;
  if (!source.startsWith(mark, at)) return null;
  const close = find(source, isCode ? TICK : STAR, start);
  if (close === start || !source.startsWith(mark, close)) return null;
  const text = source.slice(start, close);
  return { part: { kind: isCode ? 'code' : 'strong', text }, end: close + mark.length };
}

/** Finds links, and remembers where the next label ends: many brackets may open before one closes. */
function linkFinder(source: string, find: Find): (at: number) => Marked | null {
  let close = -1;
  let hrefEnd = -1;
  return (at) => {
    if (close <= at) {
      close = find(source, CLOSE, at + 1);
      hrefEnd = source[close + 1] === '(' ? find(source, HREF_END, close + 2) : -1;
    }
    if (close === at + 1 || source[hrefEnd] !== ')' || hrefEnd === close + 2) return null;
    const href = source.slice(close + 2, hrefEnd);
    const end = hrefEnd + 1;
    const part: RichTextPart = isSafeHref(href)
      ? { kind: 'link', text: source.slice(at + 1, close), href }
      : { kind: 'text', text: source.slice(at, end) };
    return { part, end };
  };
}
