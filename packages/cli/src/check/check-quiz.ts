import { hasOneOption, isRightOptionLongest, type AuthoredQuestion } from '@course-kit/react/model';
import type { QuizFile } from '../course/quiz-file.js';
import type { Nameless } from '../course/quiz-ids.js';
import { quoted, SourceChecker, type SourceIssue } from '../source/issues.js';

/** Matches explanations that name the position of an option, which differs in each attempt. */
const PLACE =
  /\b(?:the )?(?:first|second|third|fourth|last) (?:one|option|answer|choice)s?\b|\b(?:option|answer) [A-D1-6]\b/i;

/** From this many questions on, learners can notice a pattern in the answers. */
const FEWEST = 3;

/**
 * Finds questions and options without an id, patterns that give answers away, and explanations that are wrong once options are shuffled. Of a pool, patterns are
 * looked for in what a first attempt asks, and in the whole.
 *
 * @param file - its name, as issues name it.
 */
export function checkQuiz(
  file: string,
  text: string,
  { questions, nameless, asks = questions.length }: Omit<QuizFile, 'check'>,
): readonly SourceIssue[] {
  const check = new SourceChecker(file);
  reportNameless(check, nameless);
  const lines = text.split('\n');
  for (const { explanation } of questions) {
    const place = PLACE.exec(explanation)?.[0];
    const line = lines.findIndex((source) => place !== undefined && source.includes(place)) + 1;
    check.that(
      place === undefined,
      Math.max(1, line),
      'an explanation that holds in any order of the options',
      `"${place}"`,
    );
  }
  checkPatterns(check, questions, '');
  if (asks < questions.length) checkPatterns(check, questions.slice(0, asks), ' among the first ones');
  return check.issues;
}

/** Reports questions and options without an id. */
export function reportNameless(check: SourceChecker, nameless: readonly Nameless[]): void {
  for (const { line, text } of nameless)
    check.report(
      line,
      'an id such as {#install} at the end, which `course-kit check --fix` writes',
      quoted(text),
    );
}

function checkPatterns(check: SourceChecker, all: readonly AuthoredQuestion[], where: string): void {
  const questions = all.filter(hasOneOption);
  if (questions.length < FEWEST) return;
  const places = new Set(questions.map(({ correctAnswer }) => correctAnswer));
  check.that(
    places.size > 1,
    1,
    `right options at different places${where}`,
    `number ${[...places].map((place) => place + 1).join()} every time`,
  );
  check.that(
    !questions.every(isRightOptionLongest),
    1,
    `right options of any length${where}`,
    'always the longest',
  );
}
