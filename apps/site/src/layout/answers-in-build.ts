import type { Question } from '@course-kit/react/model';

/** What bundlers and HTML write otherwise than authors; a text is found by its longest part without any. */
const ESCAPED = /[^\p{Letter}\p{Number} .,:;()?-]+/u;

/** A right answer as data, whichever way its name and value are written. Code has neither a number nor a list of texts there. */
const MARK = /\b(?:correct(?:Answers?|Order)\\?["'`]?\s*:\s*\[?\s*\d|accepted\\?["'`]?\s*:\s*\[\s*\\?["'`])/;

/** What a build gives away of quizzes that a database marks. */
export function answersIn(built: string, questions: readonly Question[]): readonly string[] {
  const explanations = questions.map(({ explanation }) => explanation);
  return [...explanations.filter((text) => built.includes(longestPart(text))), ...(built.match(MARK) ?? [])];
}

function longestPart(text: string): string {
  return text.split(ESCAPED).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
