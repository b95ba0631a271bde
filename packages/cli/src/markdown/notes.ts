import type { NoteRole } from '@course-kit/react/model';
import type { Blockquote, BlockContent, DefinitionContent, Paragraph } from 'mdast';
import { quoted, type SourceChecker } from '../source/issues.js';
import { lineOf } from './markdown-file.js';

/** The kinds of notes by the keyword that code hosts use, and the label that a note begins with. */
const KINDS: Readonly<Record<string, { readonly role: NoteRole; readonly label?: string }>> = {
  NOTE: { role: 'expect', label: 'What to see:' },
  TIP: { role: 'tip' },
  WARNING: { role: 'failure', label: 'If it fails:' },
  CAUTION: { role: 'warning' },
};

const EXPECTED = 'a note that begins with [!NOTE], [!TIP], [!WARNING] or [!CAUTION]';

/** A note without its label. */
export interface NoteSource {
  readonly role: NoteRole;
  readonly content: readonly (BlockContent | DefinitionContent)[];
}

/** Reads a block quote that begins with `[!TIP]` or the like; other block quotes are not allowed. */
export function toNoteSource(check: SourceChecker, node: Blockquote): NoteSource | null {
  const [first, ...rest] = node.children;
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  const marker = start?.type === 'text' ? /^\[!(\w+)\]\s*/.exec(start.value) : null;
  const kind = marker ? KINDS[marker[1] ?? ''] : undefined;
  if (!marker || !kind || first?.type !== 'paragraph' || start?.type !== 'text') {
    check.report(lineOf(node), EXPECTED, marker ? quoted(marker[0]) : 'a quotation');
    return null;
  }
  const text = { ...start, value: start.value.slice(marker[0].length) };
  const begun = { ...first, children: [...(text.value === '' ? [] : [text]), ...first.children.slice(1)] };
  const opening = kind.label === undefined ? begun : withoutLabel(check, begun, kind.label, marker[0]);
  const content = opening.children.length > 0 ? [opening, ...rest] : rest;
  check.that(content.length > 0, lineOf(node), 'a note with a text', `nothing after ${marker[0].trim()}`);
  return { role: kind.role, content };
}

function withoutLabel(check: SourceChecker, paragraph: Paragraph, label: string, marker: string): Paragraph {
  const [strong, after, ...rest] = paragraph.children;
  const words =
    strong?.type === 'strong' && strong.children[0]?.type === 'text' ? strong.children[0].value : '';
  if (words !== label) {
    check.report(lineOf(paragraph), `"**${label}**" after ${marker.trim()}`, quoted(words || textOf(strong)));
    return paragraph;
  }
  const text = after?.type === 'text' ? [{ ...after, value: after.value.trimStart() }] : after ? [after] : [];
  return { ...paragraph, children: [...text, ...rest] };
}

function textOf(node: Paragraph['children'][number] | undefined): string {
  return node && 'value' in node ? node.value : '';
}
