/**
 * Text of a lesson with a few marks, safe by construction: it becomes data, never HTML.
 * `**strong**`, `` `code` `` and `[label](https://…)` are all there is.
 */
export type RichText = string;

/** A piece of text with at most one mark. */
export type RichTextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const MARKS = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/g;

/** Whether an address may stand in a lesson: on the web, or a path of the same site. */
export function isSafeHref(href: string): boolean {
  // Browsers drop tabs and line breaks from addresses, so `/<tab>/host` would lead to another site.
  if (/[\t\n\r]/.test(href)) return false;
  return /^https?:\/\//i.test(href) || /^(#|\/(?![/\\]))/.test(href);
}

/** Splits marked-up text into parts. A link with an unsafe address stays plain text. */
export function parseRichText(source: RichText): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKS)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

function partOf(match: RegExpMatchArray): RichTextPart {
  const { strong, code, label, href } = match.groups ?? {};
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  if (label !== undefined && href !== undefined && isSafeHref(href))
    return { kind: 'link', text: label, href };
  return { kind: 'text', text: match[0] };
}
