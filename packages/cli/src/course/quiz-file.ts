import type { AuthoredLevel, AuthoredQuestion } from '@course-kit/react/model';
import type { ListItem } from 'mdast';
import { withoutComments } from '../markdown/facts.js';
import { toPlainText } from '../markdown/inlines.js';
import { lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { toSections, type Section } from '../markdown/sections.js';
import { quoted, type SourceChecker } from '../source/issues.js';

/** What the file of a quiz says. */
export interface QuizFile extends Pick<AuthoredLevel, 'asks'> {
  readonly questions: readonly AuthoredQuestion[];
  readonly check: SourceChecker;
}

/**
 * Reads a quiz: a heading for each question, the options as a task list with the right one ticked, and the explanation
 * below. The field `asks` makes the questions a pool.
 *
 * @param file - its name, as issues name it.
 */
export function parseQuizFile(file: string, text: string): QuizFile {
  const { check, fields, body } = parseMarkdownFile(file, text);
  const asks = fields.optionalNumber('asks');
  fields.done();
  const { opening, sections } = toSections(check, body, 'a question');
  const [before] = withoutComments(opening).content;
  if (before)
    check.report(lineOf(before), 'a question, which begins with "## "', 'text before the first one');
  else check.that(sections.length > 0, 1, 'a question, which begins with "## "', 'none');
  if (asks !== undefined) checkAsked(check, fields.lineOf('asks'), asks, sections.length);
  return {
    questions: sections.map((section) => toQuestion(check, section)),
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

function toQuestion(check: SourceChecker, { title, line, content }: Section): AuthoredQuestion {
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
  const options = items.map((item) => toOption(check, item));
  options.forEach((option, index) => {
    const item = items[index];
    if (item && options.indexOf(option) < index)
      check.report(lineOf(item), 'options that differ', `${quoted(option)} again`);
  });
  const [explanation, other] = rest;
  if (explanation?.type !== 'paragraph' || other)
    check.report(
      other ? lineOf(other) : line,
      'one paragraph below the options that says why',
      'something else',
    );
  return {
    question: title,
    options,
    correctAnswer: Math.max(
      0,
      items.findIndex(({ checked }) => checked === true),
    ),
    explanation: explanation?.type === 'paragraph' ? toPlainText(check, explanation.children) : '',
  };
}

function toOption(check: SourceChecker, item: ListItem): string {
  const [paragraph, other] = item.children;
  if (paragraph?.type === 'paragraph' && !other) return toPlainText(check, paragraph.children);
  check.report(lineOf(item), 'a few words', 'something else');
  return '';
}
