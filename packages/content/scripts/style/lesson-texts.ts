import type { Block, Inline, Task } from '@course-kit/react/model';

/** Something that a lesson says, without code. */
export interface LessonSaying {
  /** The introduction, or the number of a step. */
  readonly place: string;
  /** A title, a paragraph, an entry of a list, a cell or a note's paragraph. */
  readonly text: string;
}

/** All that a lesson says, from top to bottom. */
export function sayingsOf({ introduction, steps }: Task): readonly LessonSaying[] {
  const at = (place: string, texts: readonly string[]) => texts.map((text) => ({ place, text }));
  return [
    ...at('introduction', introduction.flatMap(textsOf)),
    ...steps.flatMap(({ title, instruction }, index) =>
      at(`step ${index + 1}`, [title, ...instruction.flatMap(textsOf)]),
    ),
  ];
}

/** All that its questions say. */
export function askedIn({ steps }: Task): readonly LessonSaying[] {
  return steps.flatMap(({ question }, index) => {
    if (!question) return [];
    const { asks, hint = '' } = question;
    const texts = [asks.question, hint, ...asks.options, asks.explanation];
    return texts.map((text) => ({ place: `question of step ${index + 1}`, text }));
  });
}

/** The words that are read in a lesson, besides its questions. */
export function countWords(task: Task): number {
  return sayingsOf(task).reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}

/** The texts of a part of a lesson; what is copied and drawn has none. */
export function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if (!('kind' in block)) return [block.map(wordsOf).join('')];
  switch (block.kind) {
    case 'list':
      return block.items.flat().flatMap(textsOf);
    case 'table':
      return [block.head, ...block.rows].flat().flatMap(textsOf);
    case 'note':
      return block.content.flatMap(textsOf);
    case 'picture':
      return block.caption === undefined ? [] : [block.caption];
    default:
      return [];
  }
}

function wordsOf(part: Inline): string {
  if (typeof part === 'string') return part;
  return part.kind === 'code' ? '`code`' : part.content.map(wordsOf).join('');
}
