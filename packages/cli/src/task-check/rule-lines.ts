import type { DataRule, TextRule, ValueRule } from '@course-kit/flow/model';
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
  /** Where in the field it stands. */
  readonly path?: readonly string[];
}

/** How a value is looked at, at a place in a file. */
type Test = DataRule['test'];

/** Tests by the words for them; longer ones before those that they begin with. */
const TESTS: Readonly<Record<string, Test>> = {
  'is filled': 'isFilled',
  'is empty': 'isEmpty',
  'is a variable': 'isVariable',
  'is not': 'isNot',
  is: 'is',
  holds: 'holds',
  lacks: 'lacks',
  matches: 'matches',
  from: 'from',
  since: 'since',
};
const RULE = new RegExp(
  `^(?<subject>\\S.*?) (?<test>${Object.keys(TESTS).join('|')})(?: (?<values>(?!").*?))?(?: "(?<words>[^"]+)")?$`,
);
const TEXT_RULE = /^(?<not>not )?\/(?<pattern>.+)\/ "(?<words>[^"]+)"$/;

/** Tests without a value to compare with. */
const ALONE: readonly Test[] = ['isFilled', 'isEmpty', 'isVariable'];

interface Parsed {
  readonly subject: string;
  readonly rule: Omit<ValueRule, 'test'> & Pick<DataRule, 'test'>;
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

function valuesOf(test: Test, values: string | undefined): readonly string[] {
  if (values === undefined || values === '') return [];
  if (test !== 'from') return [values];
  const { least, most } = /^(?<least>-?[\d.]+) to (?<most>-?[\d.]+)$/.exec(values)?.groups ?? {};
  return least === undefined || most === undefined ? [] : [least, most];
}

/** A rule on a field of a component, as `prompt.Template holds {subject}`, or on a place in it, as `tool.Actions/find/status is true`. */
export function parseFieldRule(check: SourceChecker, line: number, text: string): RuleLine | null {
  const parsed = parseRule(check, line, text);
  const { component, place } =
    /^(?<component>[\w-]+)\.(?<place>.+)$/.exec(parsed?.subject ?? '')?.groups ?? {};
  if (!parsed || component === undefined || place === undefined) return null;
  const { test, ...rule } = parsed.rule;
  if (test === 'matches') {
    check.report(line, 'another test: only a place in a file can be compared by "matches"', quoted(text));
    return null;
  }
  const [field = '', ...path] = place.split('/');
  return { line, component, field, ...(path.length > 0 && { path }), test, ...rule };
}

/** A rule on a place in a file, as `/status is error "A run that failed"`. */
export function parseDataRule(check: SourceChecker, line: number, text: string): DataRule | null {
  const parsed = parseRule(check, line, text);
  if (!parsed?.subject.startsWith('/')) return null;
  const { words, ...rule } = parsed.rule;
  if (words === undefined) check.report(line, 'what the learner is told, in quotes at the end', quoted(text));
  if (rule.test === 'matches') checkPattern(check, line, rule.values?.[0] ?? '');
  return { path: parsed.subject.slice(1).split('/'), ...rule, words: words ?? '' };
}

/** A rule on a line of a text, as `/^class / "A class"` or `not /print/ "No print"`. */
export function parseTextRule(check: SourceChecker, line: number, text: string): TextRule | null {
  const { not, pattern, words } = TEXT_RULE.exec(text)?.groups ?? {};
  if (pattern === undefined || words === undefined) return null;
  checkPattern(check, line, pattern);
  return { pattern, ...(not !== undefined && { isForbidden: true }), words: toWords(check, line, words) };
}

function checkPattern(check: SourceChecker, line: number, pattern: string): void {
  try {
    new RegExp(pattern, 'u').exec('');
  } catch (error) {
    check.report(line, 'a regular expression', error instanceof Error ? error.message : quoted(pattern));
  }
}
