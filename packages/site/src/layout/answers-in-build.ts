import type { Question } from '@course-kit/react/model';

/** What bundlers and HTML write otherwise than authors; a text is found by its longest part without any. */
const ESCAPED = /[^\p{Letter}\p{Number} .,:;()?-]+/u;

/**
 * A right answer as data, whichever way its name and value are written: fields of questions that begin with `correct` have it. Code has neither
 * a number nor a list of texts there.
 */
const MARK =
  /\b(?:correct(?!Count)[A-Z][a-z]+\\?["'`]?\s*:\s*\[?\s*\d|accepted\\?["'`]?\s*:\s*\[\s*\\?["'`])/g;

/** How far from its question a right answer stands at most. */
const NEAR = 5000;

/**
 * What a build gives away of quizzes that a database marks.
 *
 * @param asked - questions in lessons, whose right answers pages have.
 */
export function answersIn(
  built: string,
  questions: readonly Question[],
  asked: readonly Question[],
): readonly string[] {
  const explanations = questions.map(({ explanation }) => explanation);
  const lastIn = (text: string, all: readonly Question[]) =>
    Math.max(-1, ...all.map(({ question }) => text.lastIndexOf(longestPart(question))));
  const marks = [...built.matchAll(MARK)].filter(({ index }) => {
    const before = built.slice(Math.max(0, index - NEAR), index);
    return lastIn(before, asked) <= lastIn(before, questions);
  });
  return [
    ...explanations.filter((text) => built.includes(longestPart(text))),
    ...marks.map(([mark]) => mark),
  ];
}

function longestPart(text: string): string {
  return text.split(ESCAPED).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
