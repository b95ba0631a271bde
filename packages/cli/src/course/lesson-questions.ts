import type { AuthoredStepQuestion } from '@course-kit/react/model';
import type { Paragraph, RootContent } from 'mdast';
import { toQuestionText } from '../markdown/inlines.js';
import { endOf, lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { layoutOf, type CourseFiles } from '../source/course-layout.js';
import { SourceChecker } from '../source/issues.js';
import type { Memory } from '../source/memory.js';
import { named, namelessOf, withoutId, type Named, type Nameless } from './quiz-ids.js';
import { takePlace, takePlaces } from './question-places.js';
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
      const text = toQuestionText(check, title.children);
      check.that(withoutId(text).trim() !== '', lineOf(node), 'a question after [!QUESTION]', 'nothing');
      return { text, line: lineOf(title), end: text ? endOf(title) : 0 };
    }),
    (place) => `q${place + 1}`,
  );
  const read = quotes.map(({ node, about, content }, index) => {
    const [first] = content;
    const hint = first?.type === 'paragraph' && content.some(({ type }) => type === 'list') ? first : null;
    const { places: found, nodes } = takePlaces(check, hint ? content.slice(1) : content);
    const places = found.map(({ place }) => place);
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
        ...(hint && { hint: toQuestionText(check, hint.children) }),
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
