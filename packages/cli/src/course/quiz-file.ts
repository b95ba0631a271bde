import type { AuthoredLevel, AuthoredQuestion } from '@course-kit/react/model';
import type { List } from 'mdast';
import { withoutComments } from '../markdown/facts.js';
import { toQuestionText } from '../markdown/inlines.js';
import { lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { toSections, type Section } from '../markdown/sections.js';
import type { SourceChecker } from '../source/issues.js';
import { readChoice } from './question-kinds/choice.js';
import { isOfCode, readFillIn } from './question-kinds/fill-in.js';
import { readOrder } from './question-kinds/in-order.js';
import { isOfPairs, readPairs } from './question-kinds/pairs.js';
import { takeAbouts, takeDrawing, withDrawing, type WrittenDrawing } from './quiz-drawing.js';
import { takeStep, type WrittenStep } from './quiz-steps.js';
import { checkTopics, named, namelessOf, withoutId, type Named, type Nameless } from './quiz-ids.js';

/** What the file of a quiz says. */
export interface QuizFile extends Pick<AuthoredLevel, 'asks'> {
  readonly questions: readonly AuthoredQuestion[];
  /** What its questions show of the level's lessons. */
  readonly drawings: readonly WrittenDrawing[];
  /** Which steps of the level's lessons teach the answers, in the order of the questions. */
  readonly steps: readonly WrittenStep[];
  /** Questions and options whose author gave them no id yet. */
  readonly nameless: readonly Nameless[];
  readonly check: SourceChecker;
}

/**
 * Reads a quiz: a heading for each question, a list that tells its kind, and the explanation below. Options have boxes, the right
 * ones ticked; a numbered list is put in order; where each entry has one below it, the two
 * make a pair; a list of code is what is accepted where learners write. Each question and option ends with its id, as in `{#install}`, behind which a question may have its topic, as in `{#q7 .memory}`. The field `asks` makes the questions a pool.
 * Below a question, `<!-- flow: 3 -->` says that its places, as code before words, are in the flow of the level's third lesson, and
 * `<!-- step: 3-chain.md#try-it -->` which step of a lesson teaches the answer.
 *
 * @param file - its name, as issues name it.
 */
export function parseQuizFile(file: string, text: string): QuizFile {
  const { check, fields, body } = parseMarkdownFile(file, text);
  const asks = fields.optionalNumber('asks');
  fields.done();
  const { abouts, nodes } = takeAbouts(body);
  const { opening, sections: written } = toSections(check, nodes, 'a question', withoutId, toQuestionText);
  const sections = written.map((section) => takeDrawing(check, section, abouts.get(section.line)));
  const steps = written.map((section) => takeStep(check, section));
  const [before] = withoutComments(opening).content;
  if (before)
    check.report(lineOf(before), 'a question, which begins with "## "', 'text before the first one');
  else check.that(sections.length > 0, 1, 'a question, which begins with "## "', 'none');
  if (asks !== undefined) checkAsked(check, fields.lineOf('asks'), asks, sections.length);
  const titles = named(
    check,
    sections.map(({ title, ...place }) => ({ text: title, ...place })),
    (place) => `q${place + 1}`,
  );
  const questions = sections.map((section, index) => {
    const { question, options } = toQuestion(check, section, titles[index] as Named);
    return { question: section.written ? withDrawing(check, question, section.written) : question, options };
  });
  checkTopics(check, titles, true);
  checkTopics(
    check,
    questions.flatMap(({ options }) => options),
    false,
  );
  return {
    questions: questions.map(({ question }) => question),
    drawings: sections.flatMap(({ written: drawn }) => drawn ?? []),
    steps,
    nameless: namelessOf([...titles, ...questions.flatMap(({ options }) => options)]),
    ...(asks !== undefined && { asks }),
    check,
  };
}

function checkAsked(check: SourceChecker, line: number, asks: number, count: number): void {
  check.that(
    Number.isInteger(asks) && asks >= 1 && asks <= count,
    line,
    `"asks" to be a whole number from 1 to ${count}, the number of questions`,
    String(asks),
  );
}

/** A question, and its options as they are written. */
export function toQuestion(
  check: SourceChecker,
  { line, content }: Pick<Section, 'line' | 'content'>,
  { id, topic, text }: Named,
): { readonly question: AuthoredQuestion; readonly options: readonly Named[] } {
  const title = { id, ...(topic !== undefined && { topic }), question: text };
  const [list, ...rest] = withoutComments(content).content;
  const [explanation, other] = rest;
  if (explanation?.type !== 'paragraph' || other)
    check.report(
      other ? lineOf(other) : line,
      'one paragraph below the options that says why',
      'something else',
    );
  const why = explanation?.type === 'paragraph' ? toQuestionText(check, explanation.children) : '';
  if (list?.type !== 'list') {
    check.report(line, 'options such as "- [ ] No" and "- [x] Yes" below the question', 'none');
    return { question: { ...title, options: [], correctAnswer: 0, explanation: why }, options: [] };
  }
  const { asked, options } = readerOf(list)(check, line, list);
  return { question: { ...title, ...asked, explanation: why }, options };
}

/** What reads the list below a question: it tells the kind. */
function readerOf(list: List): typeof readChoice {
  if (list.ordered) return readOrder;
  if (isOfPairs(list)) return readPairs;
  return isOfCode(list) ? readFillIn : readChoice;
}
