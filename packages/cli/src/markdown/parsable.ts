import type { SourceChecker } from '../source/issues.js';

/** Far more than a lesson has, and read in a second; parsing takes ever longer with the length. */
const MOST_CHARACTERS = 200_000;

/** The same for one paragraph, list or table: with twice as many marks in it, parsing may take four times as long. */
const MOST_TOGETHER = 20_000;

/** A line with lists and quotes in one another, deeper than any reader follows and than any parser should go. */
const TOO_DEEP = /^(?:\s*(?:[-*+]\s|\d+[.)]\s|>)){33}/;

/** Whether a file can be parsed: it is UTF-8, which leaves no replacement characters, and of a size that lessons have. */
export function isParsable(check: SourceChecker, text: string): boolean {
  const unread = /[\0\uFFFD]/.exec(text);
  if (unread) {
    const line = text.slice(0, unread.index).split('\n').length;
    check.report(line, 'a file in UTF-8', 'a character that cannot be read');
  }
  const isShort = text.length <= MOST_CHARACTERS;
  const found = text.length.toLocaleString('en');
  check.that(isShort, 1, `at most ${MOST_CHARACTERS.toLocaleString('en')} characters in a file`, found);
  return isShort && !text.includes('\0') && isDivided(check, text.split(/\r\n?|\n/));
}

/** Whether no part between empty lines is too long or too deep to be parsed at once. Code is not parsed. */
function isDivided(check: SourceChecker, lines: readonly string[]): boolean {
  let fence: string | undefined;
  let [first, length] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    if (fence !== undefined || line.trim() === '') [first, length] = [index + 1, 0];
    else length += line.length;
    if (length > MOST_TOGETHER || TOO_DEEP.test(line)) {
      const most = `at most ${MOST_TOGETHER.toLocaleString('en')} characters between empty lines`;
      if (length > MOST_TOGETHER) check.report(first + 1, most, 'more');
      else check.report(index + 1, 'lists within lists at most 32 deep', 'more');
      return false;
    }
  }
  return true;
}
