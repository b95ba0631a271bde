import { en } from '@course-kit/react/messages';
import type { Block, Code, Inline, LessonText, NoteRole, Snippet, Task } from '@course-kit/react/model';
import { plainCode } from '@course-kit/react/model';
import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import { heading, linkItem, listOf, paragraph, words } from './tree-parts.js';

/** What the page of a lesson says, too. */
const says = en.taskPage;

const code = (language: string, text: Code): BlockContent => ({
  type: 'code',
  lang: language === 'text' ? null : language,
  value: plainCode(text),
});

/** A lesson as a Markdown document: everything that its page tells, and no more. Its questions are for learners, with their answers. */
export function lessonTree(task: Task, addressOf: (href: string) => string): Root {
  const phrase = (part: Inline): PhrasingContent => {
    if (typeof part === 'string') return words(part);
    switch (part.kind) {
      case 'code':
        return { type: 'inlineCode', value: part.text };
      case 'link':
        return { type: 'link', url: addressOf(part.href), children: part.content.map(phrase) };
      default:
        return { type: part.kind, children: part.content.map(phrase) };
    }
  };
  const phrases = (text: LessonText) => (typeof text === 'string' ? [words(text)] : text.map(phrase));
  const note = (role: NoteRole, blocks: readonly BlockContent[]): BlockContent => ({
    type: 'blockquote',
    children: [paragraph({ type: 'strong', children: [words(says[role])] }), ...blocks],
  });
  const block = (part: Block): BlockContent => {
    if (typeof part === 'string' || !('kind' in part)) return paragraph(...phrases(part));
    switch (part.kind) {
      case 'list':
        return listOf(
          part.items.map((item) => item.map(block)),
          part.start,
        );
      case 'table':
        return {
          type: 'table',
          children: [part.head, ...part.rows].map((row) => ({
            type: 'tableRow',
            children: row.map((cell) => ({ type: 'tableCell', children: phrases(cell) })),
          })),
        };
      case 'picture':
        return paragraph({ type: 'image', url: addressOf(part.src), alt: part.alt });
      case 'snippet':
        return code(part.language, part.code);
      case 'note':
        return note(part.role, part.content.map(block));
    }
  };
  const snippet = ({ language, code: text }: Snippet) => code(language, text);
  const links = (title: string, list: Task['links']): RootContent[] =>
    list.length === 0
      ? []
      : [
          heading(2, title),
          listOf(list.map((link) => linkItem(link.title, addressOf(link.href), link.description))),
        ];
  const steps = task.steps.flatMap((step, index): RootContent[] => [
    heading(2, `Step ${index + 1}: ${step.title}`),
    ...step.instruction.map(block),
    ...(step.snippets ?? []).map(snippet),
    ...(['expect', 'tip', 'failure', 'warning'] as const).flatMap((role) => {
      const text = step[role];
      return text === undefined ? [] : [note(role, [paragraph(...phrases(text))])];
    }),
  ]);
  return {
    type: 'root',
    children: [
      heading(1, task.title),
      paragraph(words(task.description)),
      ...task.introduction.map(block),
      ...steps,
      ...(task.outcome === undefined ? [] : [paragraph(words(task.outcome))]),
      ...(['resources', 'documentation', 'links'] as const).flatMap((list) => links(says[list], task[list])),
    ],
  };
}
