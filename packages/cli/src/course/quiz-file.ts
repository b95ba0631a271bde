import { optionIdAt, type AuthoredLevel, type AuthoredQuestion } from '@course-kit/react/model';
import type { ListItem } from 'mdast';
import { withoutComments } from '../markdown/facts.js';
import { toPlainText } from '../markdown/inlines.js';
import { endOf, lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { toSections, type Section } from '../markdown/sections.js';
import { quoted, type SourceChecker } from '../source/issues.js';
import { named, withoutId, type Named, type Nameless } from './quiz-ids.js';

/** What the file of a quiz says. */
export interface QuizFile extends Pick<AuthoredLevel, 'asks'> {
  readonly questions: readonly AuthoredQuestion[];
  /** Questions and options whose author gave them no id yet. */
  readonly nameless: readonly Nameless[];
  readonly check: SourceChecker;
}

/**
 * Reads a quiz: a heading for each question, the options as a task list with the right one ticked, and the explanation
 * below. Each question and option ends with its id, as in `{#install}`. The field `asks` makes the questions a pool.
 *
 * @param file - its name, as issues name it.
 */
export function parseQuizFile(file: string, text: string): QuizFile {
  const { check, fields, body } = parseMarkdownFile(file, text);
  const asks = fields.optionalNumber('asks');
  fields.done();
  const { opening, sections } = toSections(check, body, 'a question', withoutId);
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
  const questions = sections.map((section, index) => toQuestion(check, section, titles[index] as Named));
  const nameless = [...titles, ...questions.flatMap(({ options }) => options)].filter(
    ({ isNameless, end }) => isNameless && end > 0,
  );
  return {
    questions: questions.map(({ question }) => question),
    nameless,
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
function toQuestion(
  check: SourceChecker,
  { line, content }: Section,
  { id, text: title }: Named,
): { readonly question: AuthoredQuestion; readonly options: readonly Named[] } {
  const [list, ...rest] = withoutComments(content).content;
  const items = list?.type === 'list' ? list.children : [];
  if (list?.type !== 'list')
    check.report(line, 'options such as "- [ ] No" and "- [x] Yes" below the question', 'none');
  check.that(items.length >= 2, line, 'at least two options', `${items.length}`);
  for (const item of items)
    check.that(
      typeof item.checked === 'boolean',
      lineOf(item),
      'a box before each option, as in "- [ ] No"',
      'an entry without one',
    );
  const ticked = items.filter(({ checked }) => checked === true);
  check.that(ticked.length === 1, line, 'one option ticked with [x]', `${ticked.length}`);
  const written = named(
    check,
    items.map((item) => toOption(check, item)),
    optionIdAt,
  );
  const options = written.map(({ text }) => text);
  const optionIds = written.map((option) => option.id);
  written.forEach(({ text, line: at }, index) => {
    if (options.indexOf(text) < index) check.report(at, 'options that differ', `${quoted(text)} again`);
  });
  const [explanation, other] = rest;
  if (explanation?.type !== 'paragraph' || other)
    check.report(
      other ? lineOf(other) : line,
      'one paragraph below the options that says why',
      'something else',
    );
  const question = {
    id,
    question: title,
    options,
    // What they have without saying so need not be in every page.
    ...(!optionIds.every((option, place) => option === optionIdAt(place)) && { optionIds }),
    correctAnswer: Math.max(
      0,
      items.findIndex(({ checked }) => checked === true),
    ),
    explanation: explanation?.type === 'paragraph' ? toPlainText(check, explanation.children) : '',
  };
  return { question, options: written };
}

function toOption(check: SourceChecker, item: ListItem) {
  const [paragraph, other] = item.children;
  const line = lineOf(item);
  if (paragraph?.type === 'paragraph' && !other)
    return { text: toPlainText(check, paragraph.children), line, end: endOf(paragraph) };
  check.report(line, 'a few words', 'something else');
  return { text: '', line, end: 0 };
}
