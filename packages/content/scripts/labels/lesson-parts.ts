import { plainCode } from '@course-kit/react/model';
import type { Block, Inline, LessonText, NoteRole, Step } from '@course-kit/react/model';

/** What a lesson says in bold or as code, and what is copied from it. */
export type LessonPart =
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'snippet'; readonly language: string; readonly code: string };

const NOTES: readonly NoteRole[] = ['expect', 'tip', 'failure', 'warning'];

/** The parts of a step: of its instruction, its snippets, and its notes of these kinds. */
export function partsOfStep(step: Step, notes = NOTES): readonly LessonPart[] {
  const written = notes.map((role) => step[role]).filter((note) => note !== undefined);
  const snippets = step.snippets?.map((snippet) => ({ ...snippet, kind: 'snippet' as const })) ?? [];
  return partsOf([...step.instruction, ...written, ...snippets], notes);
}

/** The parts of a lesson's blocks, and of the notes among them that are of these kinds. */
export function partsOf(blocks: readonly Block[], notes = NOTES): readonly LessonPart[] {
  return blocks.flatMap((block): readonly LessonPart[] => {
    if (typeof block === 'string' || !('kind' in block)) return inText(block);
    switch (block.kind) {
      case 'list':
        return block.items.flatMap((item) => partsOf(item, notes));
      case 'table':
        return [block.head, ...block.rows].flat().flatMap(inText);
      case 'note':
        return notes.includes(block.role) ? partsOf(block.content, notes) : [];
      case 'snippet':
        return [{ kind: 'snippet', language: block.language, code: plainCode(block.code) }];
      default:
        return [];
    }
  });
}

function inText(text: LessonText): readonly LessonPart[] {
  return typeof text === 'string' ? [] : text.flatMap(inPart);
}

function inPart(part: Inline): readonly LessonPart[] {
  if (typeof part === 'string') return [];
  if (part.kind === 'code') return [{ kind: 'code', text: part.text }];
  const within = part.content.flatMap(inPart);
  return part.kind === 'strong' ? [{ kind: 'strong', text: wordsOf(part) }, ...within] : within;
}

/** The words of a part of a text, without its marks. */
export function wordsOf(part: Inline): string {
  if (typeof part === 'string') return part;
  return part.kind === 'code' ? part.text : part.content.map(wordsOf).join('');
}
