import type { Block, Inline } from './lesson-content.js';

/** The words of a part of a lesson, without what is copied from it. */
export function wordsOf(part: Block | Inline): string {
  if (typeof part === 'string') return part;
  if (!('kind' in part)) return part.map(wordsOf).join('');
  switch (part.kind) {
    case 'code':
      return part.text;
    case 'list':
      return part.items.flat().map(wordsOf).join(' ');
    case 'table':
      return [part.head, ...part.rows].flat().map(wordsOf).join(' ');
    case 'picture':
      return part.caption ?? '';
    case 'snippet':
      return '';
    case 'note':
      return part.content.map(wordsOf).join(' ');
    default:
      return part.content.map(wordsOf).join('');
  }
}
