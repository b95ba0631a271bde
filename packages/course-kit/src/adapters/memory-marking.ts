import type { AskedQuestion, QuizLevel } from '../model/course.js';
import { hashOf } from '../model/hash-of.js';
import { firstDraw } from '../model/first-draw.js';
import { tellMarks } from '../model/mark-quiz.js';
import { askedQuestions } from '../model/quiz-attempt.js';
import { kindOf } from '../model/question-kinds/kind-of.js';
import { questionKinds } from '../model/question-kinds/other-kinds.js';
import { isPool } from '../model/quiz-draw.js';
import { explanationsOf, type QuizWords } from '../model/translated-questions.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { FurtherAttempts, HandIn, HandInMarks, MarkingPort } from '../ports/marking-port.js';

/** What quizzes are marked by. */
export interface MemoryMarkingOptions {
  /** The levels whose quizzes it marks, with their right answers. */
  readonly levels: readonly QuizLevel[];
  /** In percent. @default 70 */
  readonly passMark?: number;
  /** What these quizzes are in other languages, by these: explanations are told in them as well. @default none */
  readonly words?: QuizWords;
  /** How many attempts a learner has at a level within an hour. @default 6 */
  readonly attemptsPerHour?: number;
}

/** Marks in the page's memory, and what it has marked. */
export interface MemoryMarking extends Required<MarkingPort> {
  /** Whether an attempt of this account was marked with this score. */
  wasMarked(account: string, level: number, score: number): boolean;
  /** Forgets what an account has answered; that it did still counts. */
  forgetAnswers(account: string): void;
  /** Forgets the attempts of an account. */
  forget(account: string): void;
}

interface Attempt {
  readonly account: string;
  readonly handIn: HandIn;
  readonly marks: HandInMarks;
  readonly markedAt: number;
  /** The learner has deleted their progress since. */
  readonly isForgotten?: boolean;
}

const OPERATION = 'marking.mark';
const HOUR = 3_600_000;

/** What the marking asks of the storage that it belongs to. */
export interface MemoryAccounts {
  /** Whose account it is; null for a visitor. Throws where it is another one than the one asked for. */
  accountFor(learnerId: string | undefined): string | null;
  /** Throws for a level that is locked, and for what the learner has deleted since. */
  check(account: string, handIn: HandIn): void;
}

/** Makes the marking of a memory storage, which tells it of its accounts. */
export type MakeMemoryMarking = (accounts: MemoryAccounts, clock: () => number) => MemoryMarking;

/**
 * Marks quizzes in the page's memory, as a server does that has their answers: for stories and tests.
 *
 * @example
 * ```ts
 * createMemoryStorage({ learner, marking: createMemoryMarking({ levels: course.levels }) });
 * ```
 */
export function createMemoryMarking(options: MemoryMarkingOptions): MakeMemoryMarking {
  return (accounts, clock) => makeMarking(options, accounts, clock);
}

function makeMarking(
  { levels, passMark = 70, words = new Map(), attemptsPerHour = 6 }: MemoryMarkingOptions,
  accounts: MemoryAccounts,
  clock: () => number,
): MemoryMarking {
  let attempts: readonly Attempt[] = [];

  const levelOf = (number: number): QuizLevel => {
    const found = levels.find(({ level }) => level === number);
    if (!found) throw new CourseStorageError('invalid', OPERATION);
    return found;
  };
  const ownOf = (account: string | null, level: number) =>
    attempts.filter((attempt) => attempt.account === account && attempt.handIn.level === level);

  const placeIn = (number: number, attempt: string) => (id: string) =>
    hashOf(hashOf(`${number} ${attempt} ${id}`));

  /** What a learner's first attempt asks: from the second level on it is drawn. */
  const firstOf = (account: string | null, number: number): readonly string[] => {
    const level = levelOf(number);
    if (account === null || number === 1) return idsOf(askedQuestions(level));
    return idsOf(firstDraw(level, placeIn(number, `learner ${account} 0`)));
  };

  /** A learner's next draw, which the id does not change; a visitor's is that of the id. */
  const nextDraw = (account: string | null, number: number, id: string): readonly string[] => {
    const level = levelOf(number);
    const made = ownOf(account, number).length;
    if (account !== null && number > 1 && made === 0) return firstOf(account, number);
    const place = placeIn(number, account === null ? `visitor ${id}` : `learner ${account} ${made}`);
    return idsOf(level.questions)
      .sort((one, other) => (place(one) < place(other) ? -1 : 1))
      .slice(0, level.questionCount);
  };

  const furtherOf = (account: string, level: number): FurtherAttempts => {
    const now = clock();
    const recent = ownOf(account, level).filter(({ markedAt }) => markedAt > now - HOUR);
    const oldest = recent.at(-attemptsPerHour);
    return {
      count: Math.max(0, attemptsPerHour - recent.length),
      ...(oldest && { waitMilliseconds: oldest.markedAt + HOUR - now }),
    };
  };

  /** A level's first questions may have changed their places since. */
  const checkAsked = (account: string | null, { id, level: number, questions }: HandIn): void => {
    const level = levelOf(number);
    const isFirst = account === null || ownOf(account, number).length === 0;
    const first = firstOf(account, number);
    if ((isFirst || !isPool(level)) && first.toSorted().join() === questions.toSorted().join()) return;
    const isVisitors = isFirst && number === 1;
    const drawn = [nextDraw(account, number, id), ...(isVisitors ? [nextDraw(null, number, id)] : [])];
    if (isPool(level) && drawn.some((each) => each.join() === questions.join())) return;
    const isKnown = askedQuestions(level, { questions }).length === questions.length;
    const isRedrawn = isPool(level) && (!isFirst || isKnown);
    throw new CourseStorageError(isRedrawn ? 'redrawn' : 'invalid', OPERATION);
  };

  const marksOf = ({ level, questions: ids, answers }: HandIn): HandInMarks => {
    const questions = askedQuestions(levelOf(level), { questions: ids });
    const isAnswered = questions.every((question, index) =>
      kindOf(question, questionKinds)?.isAnswer(question, answers[index]),
    );
    if (answers.length !== questions.length || !isAnswered)
      throw new CourseStorageError('invalid', OPERATION);
    const marks = tellMarks(questions, answers, passMark, questionKinds);
    return {
      ...marks,
      answers: marks.answers.map((mark, index) => {
        const explanations = explanationsOf(level, questions[index] as AskedQuestion, words);
        const isTold = mark.explanation !== undefined && Object.keys(explanations).length > 0;
        return isTold ? { ...mark, explanations } : mark;
      }),
    };
  };

  return {
    wasMarked: (account, level, score) =>
      attempts.some(
        (attempt) =>
          attempt.account === account && attempt.handIn.level === level && attempt.marks.score === score,
      ),
    forgetAnswers: (account) => {
      attempts = attempts.map((attempt) =>
        attempt.account === account ? { ...attempt, isForgotten: true } : attempt,
      );
    },
    forget: (account) => {
      attempts = attempts.filter((attempt) => attempt.account !== account);
    },
    async list() {
      const account = accounts.accountFor(undefined);
      if (account === null) throw new CourseStorageError('unauthenticated', 'marking.list');
      return levels.flatMap(({ level }) =>
        ownOf(account, level).map(({ handIn, marks, markedAt }, index) => ({
          id: handIn.id,
          level,
          number: index + 1,
          questions: handIn.questions,
          answers: handIn.answers,
          score: marks.score,
          timeSeconds: handIn.timeSeconds,
          markedAt: new Date(markedAt).toISOString(),
        })),
      );
    },
    async last(level, learnerId) {
      const account = accounts.accountFor(learnerId);
      if (account === null) throw new CourseStorageError('unauthenticated', 'marking.last');
      const last = ownOf(account, level).findLast(({ isForgotten }) => !isForgotten);
      return last ? { ...last.handIn, marks: { ...last.marks, further: furtherOf(account, level) } } : null;
    },
    async draw({ level, handInId, learnerId, mayBeFirst = false }) {
      const account = accounts.accountFor(learnerId);
      const known = account === null ? [] : ownOf(account, level);
      const marked = known.find(({ handIn }) => handIn.id === handInId)?.handIn;
      const isFirst = mayBeFirst && known.length === 0;
      if (!marked && !isFirst) return nextDraw(account, level, handInId);
      return marked?.questions ?? firstOf(account, level);
    },
    async mark(handIn) {
      const account = accounts.accountFor(handIn.learnerId);
      if (account === null) {
        checkAsked(null, handIn);
        return marksOf(handIn);
      }
      const own = attempts.filter((attempt) => attempt.account === account);
      const known = own.find((attempt) => attempt.handIn.id === handIn.id);
      if (known) {
        if (contentOf(known.handIn) !== contentOf(handIn)) throw new CourseStorageError('redrawn', OPERATION);
        return { ...known.marks, further: furtherOf(account, handIn.level) };
      }
      accounts.check(account, handIn);
      checkAsked(account, handIn);
      const marks = marksOf(handIn);
      const { count, waitMilliseconds } = furtherOf(account, handIn.level);
      if (count === 0)
        throw new CourseStorageError('limited', OPERATION, undefined, undefined, waitMilliseconds);
      attempts = [...attempts, { account, handIn, marks, markedAt: clock() }];
      return { ...marks, further: furtherOf(account, handIn.level) };
    },
  };
}

/** What is answered, and how. */
const contentOf = ({ level, answers, questions }: HandIn) => JSON.stringify([level, answers, questions]);

const idsOf = (questions: readonly AskedQuestion[]) => questions.map(({ id }) => id);
