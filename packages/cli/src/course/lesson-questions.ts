import type { AuthoredStepQuestion } from '@course-kit/react/model';
import type { ListItem, Paragraph, RootContent } from 'mdast';
import { toPlainText } from '../markdown/inlines.js';
import { endOf, lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { layoutOf, type CourseFiles } from '../source/course-layout.js';
import { SourceChecker } from '../source/issues.js';
import type { Memory } from '../source/memory.js';
import { named, namelessOf, withoutId, type Named, type Nameless } from './quiz-ids.js';
import { toQuestion } from './quiz-file.js';

const MARKER = /^\[!QUESTION\]\s*/;

/** The questions of a lesson. */
export interface LessonQuestions {
  /** By the quotes that they are in the file. */
  readonly byQuote: ReadonlyMap<RootContent, AuthoredStepQuestion>;
  /** Questions and options whose author gave them no id yet. */
  readonly nameless: readonly Nameless[];
}

/**
 * Reads the questions of a lesson: quotes that begin with `[!QUESTION]`. The question itself comes first, then a hint where there
 * is one, and the list and the explanation of a quiz.
 */
export function readLessonQuestions(check: SourceChecker, body: readonly RootContent[]): LessonQuestions {
  const quotes = body.flatMap((node) => {
    const asking = titleOf(node);
    if (node.type !== 'blockquote' || !asking) return [];
    const { place: about, words: title } = takePlace(asking);
    return [{ node, about, title, content: node.children.slice(1) }];
  });
  const titles = named(
    check,
    quotes.map(({ node, title }) => {
      const text = toPlainText(check, title.children);
      check.that(withoutId(text).trim() !== '', lineOf(node), 'a question after [!QUESTION]', 'nothing');
      return { text, line: lineOf(title), end: text ? endOf(title) : 0 };
    }),
    (place) => `q${place + 1}`,
  );
  const read = quotes.map(({ node, about, content }, index) => {
    const [first] = content;
    const hint = first?.type === 'paragraph' && content.some(({ type }) => type === 'list') ? first : null;
    const { places, nodes } = takePlaces(check, hint ? content.slice(1) : content);
    const { question, options } = toQuestion(
      check,
      { line: lineOf(node), content: nodes },
      titles[index] as Named,
    );
    return {
      node,
      options,
      asks: {
        asks: question,
        ...(hint && { hint: toPlainText(check, hint.children) }),
        ...(places.length > 0 && { places }),
        ...(about !== undefined && { about }),
      },
    };
  });
  return {
    byQuote: new Map(read.map(({ node, asks }) => [node, asks])),
    nameless: namelessOf([...titles, ...read.flatMap(({ options }) => options)]),
  };
}

/** Takes the place in the lesson's flow from a paragraph: code in front of its words. */
function takePlace(paragraph: Paragraph): { readonly place?: string; readonly words: Paragraph } {
  const [code, words, ...more] = paragraph.children;
  if (code?.type !== 'inlineCode' || words?.type !== 'text') return { words: paragraph };
  const children = [{ ...words, value: words.value.trimStart() }, ...more];
  return { place: code.value, words: { ...paragraph, children } };
}

/** Takes the places from options. One that has none is told if another has. */
function takePlaces(check: SourceChecker, content: readonly RootContent[]) {
  const places: string[] = [];
  const nodes = content.map((node): RootContent => {
    if (node.type !== 'list') return node;
    const items = node.children.map((item): ListItem => {
      const [paragraph, ...rest] = item.children;
      if (typeof item.checked !== 'boolean' || paragraph?.type !== 'paragraph') return item;
      const { place, words } = takePlace(paragraph);
      if (place === undefined) return item;
      places.push(place);
      return { ...item, children: [words, ...rest] };
    });
    check.that(
      places.length === 0 || places.length === items.length,
      lineOf(node),
      'a place in the flow before the words of each option, or of none',
      `${places.length} of ${items.length}`,
    );
    return { ...node, children: items };
  });
  return { places, nodes };
}

/** What of a lesson's questions has no id yet. */
export function namelessInLesson(file: string, text: string, remember?: Memory): readonly Nameless[] {
  // Issues are reported by the lesson's own parser.
  return readLessonQuestions(new SourceChecker(file), parseMarkdownFile(file, text, remember).body).nameless;
}

/** The files of a course that are lessons, with their texts. */
export function lessonsIn(files: CourseFiles): readonly (readonly [file: string, text: string])[] {
  const lessons = layoutOf(files).levels.flatMap(({ tasks }) => tasks);
  return [...files].filter(([file]) => lessons.includes(file));
}

/** The paragraph that asks, without the marker; undefined for what is no question. */
export function titleOf(node: RootContent): Paragraph | undefined {
  const [paragraph] = node.type === 'blockquote' ? node.children : [];
  const [start, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (paragraph?.type !== 'paragraph' || start?.type !== 'text' || !MARKER.test(start.value))
    return undefined;
  const value = start.value.replace(MARKER, '');
  return { ...paragraph, children: value === '' ? rest : [{ ...start, value }, ...rest] };
}
