import type { Task } from './course.js';
import { wordsOf } from './words-of.js';

/** Words in a minute, for a careful reader of instructions. */
const PACE = 200;

/** How many minutes it takes to read a lesson's texts, without its snippets; at least one. */
export function readingMinutes({ introduction, steps }: Pick<Task, 'introduction' | 'steps'>): number {
  const parts = steps.flatMap(({ title, instruction, expect, tip, failure, warning }) => [
    title,
    ...instruction,
    ...[expect, tip, failure, warning].filter((note) => note !== undefined),
  ]);
  const words = [...introduction, ...parts].map(wordsOf).join(' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / PACE));
}
