import { optionIdsOf, type AuthoredQuestion, type QuestionWords } from '@course-kit/react/model';
import type { List, ListItem, Paragraph, RootContent } from 'mdast';
import { withoutComments } from '../../markdown/facts.js';
import { toQuestionText } from '../../markdown/inlines.js';
import { lineOf } from '../../markdown/markdown-file.js';
import { quoted, type SourceChecker } from '../../source/issues.js';
import { entriesOf, toOption } from '../question-kinds/read-options.js';
import { idIn, withoutId } from '../quiz-ids.js';
import type { WordsFile } from './words-file.js';

/** A question as it is written: what it asks, and what stands below. */
interface WrittenQuestion {
  readonly title: string;
  readonly line: number;
  readonly content: readonly RootContent[];
}

/** Where questions are compared with those of their source. */
export interface QuestionContext extends Pick<WordsFile<unknown>, 'check' | 'compared'> {
  /** The questions of the source. */
  readonly questions: readonly AuthoredQuestion[];
  /** Its name. */
  readonly source: string;
  /** Whether a hint may stand above the options. */
  readonly hasHints: boolean;
}

/** Reads a question in another language: with its id and those of its options, of which none is ticked. Undefined where it has no id. */
export function toQuestionWords(
  { check, compared, questions, source, hasHints }: QuestionContext,
  { title, line, content }: WrittenQuestion,
): readonly [id: string, words: QuestionWords & { readonly hint?: string }] | undefined {
  const id = idIn(title);
  if (id === undefined) {
    check.report(line, 'the id of its question, as in {#install}', quoted(title));
    return undefined;
  }
  const question = questions.find((one) => one.id === id);
  compared.that(question !== undefined, line, `a question of "${source}"`, `{#${id}}`);
  const nodes = withoutComments(content).content;
  const list = nodes.find((node): node is List => node.type === 'list');
  const options = (list ? entriesOf(list) : []).flatMap((item) => toOptionWords(check, item));
  // What is accepted where learners write is no option.
  const ids = question ? optionIdsOf({ options: [], ...question }) : [];
  for (const [option, , at] of options)
    compared.that(
      !question || ids.includes(option),
      at,
      `an option of its question in "${source}"`,
      `{#${option}}`,
    );
  for (const option of ids)
    compared.that(
      options.some(([known]) => known === option),
      line,
      `the option {#${option}}`,
      'none',
    );
  const texts = nodes.filter((node) => node !== list);
  const hint = hasHints && texts.length > 1 ? texts[0] : undefined;
  const [explanation, other] = texts.filter((node) => node !== hint);
  check.that(
    explanation?.type === 'paragraph' && !other,
    other ? lineOf(other) : line,
    'one paragraph below the options that says why',
    'something else',
  );
  const words = {
    question: withoutId(title),
    options: Object.fromEntries(options.map(([option, text]) => [option, text])),
    explanation: wordsOf(check, explanation),
    ...(hint && { hint: wordsOf(check, hint) }),
  };
  return [id, words];
}

const wordsOf = (check: SourceChecker, node: RootContent | undefined) =>
  node?.type === 'paragraph' ? toQuestionText(check, (node satisfies Paragraph).children) : '';

/** An option's id and words, and its line. */
function toOptionWords(
  check: SourceChecker,
  item: ListItem,
): readonly (readonly [id: string, words: string, line: number])[] {
  const { text, line } = toOption(check, item);
  check.that(
    item.checked !== true,
    line,
    'a box without a tick: the right answers are those of the source',
    '[x]',
  );
  const id = idIn(text);
  if (id !== undefined) return [[id, withoutId(text), line]];
  check.report(line, 'the id of its option, as in {#a}', quoted(text));
  return [];
}
