import type { DataRule, RuleTest, TextRule, ValueRule } from '@course-kit/react/review';
import type { LessonText } from '@course-kit/react/model';
import { toLessonText } from '../markdown/inlines.js';
import { parseParagraph } from '../markdown/markdown-file.js';
import { quoted, type SourceChecker } from '../source/issues.js';

/** A rule on a field, before the field is looked up. */
export interface RuleLine extends ValueRule {
  readonly line: number;
  /** The id of a component of the flow. */
  readonly component: string;
  readonly field: string;
}

/** Tests by the words for them; longer ones before those that they begin with. */
const TESTS: Readonly<Record<string, RuleTest>> = {
  'is filled': 'isFilled',
  'is empty': 'isEmpty',
  'is a variable': 'isVariable',
  'is not': 'isNot',
  is: 'is',
  holds: 'holds',
  lacks: 'lacks',
  from: 'from',
  since: 'since',
};
const RULE = new RegExp(
  `^(?<subject>\\S.*?) (?<test>${Object.keys(TESTS).join('|')})(?: (?<values>(?!").*?))?(?: "(?<words>[^"]+)")?$`,
);
const TEXT_RULE = /^(?<not>not )?\/(?<pattern>.+)\/ "(?<words>[^"]+)"$/;

/** Tests without a value to compare with. */
const ALONE: readonly RuleTest[] = ['isFilled', 'isEmpty', 'isVariable'];

interface Parsed {
  readonly subject: string;
  readonly rule: ValueRule;
}

/** A rule on a value, as `subject holds value "words"`; null for any other line. */
function parseRule(check: SourceChecker, line: number, text: string): Parsed | null {
  const { subject, test: name = '', values, words } = RULE.exec(text)?.groups ?? {};
  const test = TESTS[name];
  if (subject === undefined || test === undefined) return null;
  const given = valuesOf(test, values);
  check.that(
    given.length > 0 || ALONE.includes(test),
    line,
    test === 'from' ? 'two numbers, as in "from 0 to 1"' : `a value after "${name}"`,
    quoted(text),
  );
  return {
    subject,
    rule: {
      test,
      ...(given.length > 0 && { values: given }),
      ...(words !== undefined && { words: toWords(check, line, words) }),
    },
  };
}

/** The text for learners, with formatting as in all texts of a lesson. */
function toWords(check: SourceChecker, line: number, text: string): LessonText {
  const paragraph = parseParagraph(text, line);
  if (!paragraph) check.report(line, 'a sentence in quotes', quoted(text));
  return paragraph ? toLessonText(check, paragraph.children) : '';
}

function valuesOf(test: RuleTest, values: string | undefined): readonly string[] {
  if (values === undefined || values === '') return [];
  if (test !== 'from') return [values];
  const { least, most } = /^(?<least>-?[\d.]+) to (?<most>-?[\d.]+)$/.exec(values)?.groups ?? {};
  return least === undefined || most === undefined ? [] : [least, most];
}

/** A rule on a field of a component, as `prompt.Template holds {subject}`. */
export function parseFieldRule(check: SourceChecker, line: number, text: string): RuleLine | null {
  const parsed = parseRule(check, line, text);
  const { component, field } =
    /^(?<component>[\w-]+)\.(?<field>.+)$/.exec(parsed?.subject ?? '')?.groups ?? {};
  return parsed && component !== undefined && field !== undefined
    ? { line, component, field, ...parsed.rule }
    : null;
}

/** A rule on a place in a file, as `/status is error "A run that failed"`. */
export function parseDataRule(check: SourceChecker, line: number, text: string): DataRule | null {
  const parsed = parseRule(check, line, text);
  if (!parsed?.subject.startsWith('/')) return null;
  const { words, ...rule } = parsed.rule;
  if (words === undefined) check.report(line, 'what the learner is told, in quotes at the end', quoted(text));
  return { path: parsed.subject.slice(1).split('/'), ...rule, words: words ?? '' };
}

/** A rule on a line of a text, as `/^class / "A class"` or `not /print/ "No print"`. */
export function parseTextRule(check: SourceChecker, line: number, text: string): TextRule | null {
  const { not, pattern, words } = TEXT_RULE.exec(text)?.groups ?? {};
  if (pattern === undefined || words === undefined) return null;
  try {
    new RegExp(pattern, 'u').exec('');
  } catch (error) {
    check.report(line, 'a regular expression', error instanceof Error ? error.message : quoted(pattern));
  }
  return { pattern, ...(not !== undefined && { isForbidden: true }), words: toWords(check, line, words) };
}
