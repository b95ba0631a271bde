import type { HandedInAnswers, QuizChange } from '../model/progress-change.js';
import type { HandInMarks, MarkingPort } from '../ports/marking-port.js';
import { lostIn, withPatience } from './with-patience.js';

/** A quiz whose answers the storage marks. */
export type HandedInQuiz = QuizChange & { readonly handIn: HandedInAnswers };

/** Whether the storage marks what was handed in. */
export function isHandedIn(change: {
  readonly kind: string;
  readonly handIn?: unknown;
}): change is HandedInQuiz {
  return change.kind === 'quiz' && change.handIn !== undefined;
}

/** Asks for the marks of answers. */
export type MarkHandIn = (change: HandedInQuiz) => Promise<HandInMarks>;

/**
 * Asks once for the marks of a hand-in: whoever saves the score, shows it and announces it gets the same. What was not answered is
 * asked for again.
 *
 * @param ownerOf - whose answers they are, unless the change says so.
 * @param passMark - the course's.
 */
export function createMarkHandIn(
  marking: MarkingPort,
  ownerOf: () => string | null,
  passMark: number,
): MarkHandIn {
  const known = new Map<string, HandInMarks>();
  return async ({ handIn, level, timeSeconds, madeAt, learnerId = ownerOf() ?? undefined }) => {
    const key = `${handIn.id} ${learnerId}`;
    const before = known.get(key);
    if (before) return before;
    const asked = marking.mark({
      ...handIn,
      level,
      timeSeconds,
      ...(madeAt !== undefined && { madeAt }),
      ...(learnerId !== undefined && { learnerId }),
    });
    const marks = await withPatience(asked, lostIn('marking.mark'));
    if (!known.has(key)) reportPassMark(passMark, marks.passMark);
    known.set(key, marks);
    return marks;
  };
}

/** Tells whoever runs the site; learners are shown the marks of the storage. */
function reportPassMark(ours: number, theirs: number): void {
  if (ours === theirs) return;
  // oxlint-disable-next-line no-console -- learners cannot mend it, and must not be the only ones who see it
  console.error(
    `The course is passed with ${ours} percent, and marked with ${theirs}: run \`course-kit keys\` and apply what it writes`,
  );
}
