import type { Task } from './course.js';
import type { Block, Inline } from './lesson-content.js';

/** Words in a minute, for a careful reader of instructions. */
const PACE = 200;

/** How many minutes it takes to read a lesson's texts, without what is copied from it; at least one. */
export function readingMinutes({ introduction, steps }: Pick<Task, 'introduction' | 'steps'>): number {
  const parts = steps.flatMap(({ title, instruction, expect, tip, failure, warning }) => [
    title,
    ...instruction,
    ...[expect, tip, failure, warning].filter((note) => note !== undefined),
  ]);
  const words = [...introduction, ...parts].map(wordsOf).join(' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / PACE));
}

/** The words of a part of a lesson. */
function wordsOf(part: Block | Inline): string {
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
