import type { Block, LessonText } from '../../model/lesson-content.js';

/** Whether a part of a lesson is something else than a paragraph. */
export function isPart(block: Block): block is Exclude<Block, LessonText> {
  return typeof block !== 'string' && 'kind' in block;
}
