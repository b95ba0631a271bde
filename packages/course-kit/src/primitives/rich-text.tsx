import type { ReactNode } from 'react';
import type { Inline, LessonText } from '../model/lesson-content.js';
import { isSafeHref } from '../model/safe-href.js';
import { Link } from './link.js';

/** A text of a lesson, as elements. */
export function RichText({ source }: { readonly source: LessonText }) {
  return <>{typeof source === 'string' ? source : source.map(renderPart)}</>;
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
