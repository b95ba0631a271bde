import type { ReactNode } from 'react';
import type { Inline, LessonText } from '../model/lesson-content.js';
import { isSafeHref, parseRichText, type RichTextPart } from '../model/rich-text.js';
import { Link } from './link.js';

/** A text of a lesson, as elements. */
export function RichText({ source }: { readonly source: LessonText }) {
  const parts = typeof source === 'string' ? parseRichText(source).map(toInline) : source;
  return <>{parts.map(renderPart)}</>;
}

function renderPart(part: Inline, key: number): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return (
        <strong key={key} className="ck-strong">
          {part.content.map(renderPart)}
        </strong>
      );
    case 'emphasis':
      return <em key={key}>{part.content.map(renderPart)}</em>;
    case 'code':
      return (
        <code key={key} className="ck-code">
          {part.text}
        </code>
      );
    case 'link':
      return isSafeHref(part.href) ? (
        <Link key={key} className="ck-link" href={part.href}>
          {part.content.map(renderPart)}
        </Link>
      ) : (
        part.content.map(renderPart)
      );
  }
}

function toInline(part: RichTextPart): Inline {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return { kind: 'strong', content: [part.text] };
    case 'link':
      return { kind: 'link', href: part.href, content: [part.text] };
    case 'code':
      return part;
  }
}
