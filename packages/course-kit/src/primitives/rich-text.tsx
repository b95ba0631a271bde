import { parseRichText, type RichText as RichTextSource, type RichTextPart } from '../model/rich-text.js';
import { Link } from './link.js';

/** Marked-up text of a lesson, as elements. */
export function RichText({ source }: { readonly source: RichTextSource }) {
  return <>{parseRichText(source).map((part, index) => renderPart(part, index))}</>;
}

function renderPart(part: RichTextPart, key: number) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return (
        <strong key={key} className="ck-strong">
          {part.text}
        </strong>
      );
    case 'code':
      return (
        <code key={key} className="ck-code">
          {part.text}
        </code>
      );
    case 'link':
      return (
        <Link key={key} className="ck-link" href={part.href}>
          {part.text}
        </Link>
      );
  }
}
