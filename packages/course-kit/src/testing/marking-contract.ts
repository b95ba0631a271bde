import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Level } from '../model/course.js';
import { optionIdAt } from '../model/question-ids.js';
import type { QuizWords } from '../model/translated-questions.js';
import type { AnswerMark, HandIn, MarkingPort } from '../ports/marking-port.js';
import { describeLastAttempt } from './last-attempt-contract.js';
import { handIn, LEVELS, POOL, RIGHT, TRANSLATED, WORDS } from './marking-course.js';
import { describePools } from './pool-contract.js';
import { minutesAgo, outcomes, quiz, refusal, type StorageUnderTest } from './storage-under-test.js';

/** Options of the suite for marking. */
export interface MarkingContractOptions {
  /**
   * Is called for each test and must give a learner without progress, whose storage marks these levels with a pass mark of 70. The
   * words are those of some of their questions in German.
   */
  create(levels: readonly Level[], words: QuizWords): Promise<StorageUnderTest>;
  /** Whether the storage tells explanations in other languages. @default false */
  readonly isTranslated?: boolean;
  /** How many attempts the storage allows within an hour. @default 6 */
  readonly attemptsPerHour?: number;
  /** The time a test may take, in milliseconds. @default 10000 */
  readonly timeout?: number;
}

/**
 * Checks a storage that marks quizzes, beside `describeCourseStorage`: declares tests of what a learner gets from one.
 * Call it in a test file of Vitest.
 */
export function describeQuizMarking(
  name: string,
  { create, isTranslated = false, attemptsPerHour = 6, timeout = 10_000 }: MarkingContractOptions,
): void {
  describe(`${name} marks quizzes`, { timeout }, () => {
    let subject: StorageUnderTest;
    const storage = () => subject.storage;
    const marking = (): MarkingPort => storage().marking as MarkingPort;
    beforeEach(async () => {
      subject = await create(LEVELS, WORDS);
    }, timeout);
    afterEach(() => subject.teardown?.(), timeout);

    it('lists the attempts of a learner whole, and those of nobody else', async ({ skip }) => {
      const { list = skip('no attempts are kept') } = marking();
      const { session = skip('there are no accounts') } = storage();
      expect(await list()).toEqual([]);
      const first = handIn(1);
      await marking().mark(first);
      await marking().mark(handIn(4));
      const attempts = await list();
      expect(attempts).toMatchObject([
        { level: 1, number: 1, score: 20 },
        { level: 1, number: 2, score: 80 },
      ]);
      expect(attempts[0]).toEqual({
        id: first.id,
        level: 1,
        number: 1,
        questions: first.questions,
        answers: first.answers,
        score: 20,
        timeSeconds: first.timeSeconds,
        markedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      });
      await session.signOut();
      expect(await outcomes([list()])).toEqual(['unauthenticated']);
    });

    it('shows every right option and why it is right after a pass', async () => {
      const { further: _further, ...marks } = await marking().mark(handIn(4));
      expect(marks).toEqual({
        score: 80,
        isPassed: true,
        passMark: 70,
        answers: RIGHT.map((right, index) => ({
          isCorrect: index < 4,
          correctAnswer: optionIdAt(right),
          explanation: `It is so ${index + 1}.`,
        })),
      });
    });

    it('keeps the right option of a wrong answer hidden after a failure', async () => {
      const marks = await marking().mark(handIn(1));
      expect(marks).toMatchObject({ score: 20, isPassed: false });
      expect(marks.answers).toEqual([
        { isCorrect: true, correctAnswer: 'c', explanation: 'It is so 1.' },
        ...Array.from({ length: 4 }, () => ({ isCorrect: false })),
      ]);
    });

    it.skipIf(!isTranslated).each([
      { rightCount: 1, told: 1 },
      { rightCount: 4, told: 5 },
    ])(
      'tells in other languages why, where it tells why: after $rightCount right answers',
      async ({ rightCount, told }) => {
        await marking().mark(handIn(5));
        await storage().progress.saveQuizResult(quiz(1, 100));
        const given = handIn(rightCount, { level: POOL });
        const { answers } = await marking().mark(given);
        const whys = RIGHT.map((_, index) => ({
          ...(index < told && { explanation: `It is so ${index + 1}.` }),
          ...(index < Math.min(told, TRANSLATED) && { explanations: { de: `So ist es ${index + 1}.` } }),
        }));
        const why = ({ isCorrect: _is, correctAnswer: _right, ...more }: AnswerMark) => more;
        expect(answers.map(why)).toEqual(whys);
        expect((await marking().last?.(POOL))?.marks.answers.map(why) ?? whys).toEqual(whys);
        expect((await marking().mark(given)).answers.map(why)).toEqual(whys);
      },
    );

    it('takes the score that it has marked, and no other', async () => {
      const { progress } = storage();
      await expect(progress.saveQuizResult(quiz(1, 100))).rejects.toMatchObject(refusal('forbidden'));
      await marking().mark(handIn(4));
      await expect(progress.saveQuizResult(quiz(1, 100))).rejects.toMatchObject(refusal('forbidden'));
      expect(await progress.saveQuizResult(quiz(1, 80))).toMatchObject({
        quizCompleted: true,
        quizScore: 80,
      });
    });

    it('a hand-in that comes again is one attempt with the same marks, from another device as well', async () => {
      const same = handIn(3);
      const first = await marking().mark(same);
      const other = (await subject.another?.())?.marking ?? marking();
      for (let times = 0; times < attemptsPerHour; times += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await other.mark(same)).toEqual(first);
      expect(await other.mark(handIn(5))).toMatchObject({ score: 100 });
    });

    it('refuses other answers under an id that was marked', async () => {
      const { id } = handIn(1);
      await marking().mark(handIn(1, { id }));
      await expect(marking().mark(handIn(5, { id }))).rejects.toMatchObject(refusal('redrawn'));
    });

    it.each<[string, Partial<HandIn>]>([
      ['a question that is gone', { questions: ['q1', 'q2', 'q3', 'q4', 'gone'] }],
      ['too few questions', { questions: ['q1', 'q2', 'q3', 'q4'], answers: ['c', 'c', 'c', 'c'] }],
      ['one question twice', { questions: ['q1', 'q2', 'q3', 'q4', 'q4'] }],
      ['too few answers', { answers: ['c', 'c', 'c', 'c'] }],
      ['an option that there is not', { answers: ['c', 'c', 'c', 'c', 'e'] }],
      ['a question without an answer', { answers: ['c', 'c', 'c', 'c', -1] }],
    ])('refuses answers to %s', async (_, more) => {
      await expect(marking().mark(handIn(5, more))).rejects.toMatchObject(refusal('invalid'));
    });

    it('refuses a locked level, and marks it once it is open', async () => {
      await expect(marking().mark(handIn(5, { level: 2 }))).rejects.toMatchObject(refusal('forbidden'));
      await marking().mark(handIn(5));
      await storage().progress.saveQuizResult(quiz(1, 100));
      expect(await marking().mark(handIn(5, { level: 2 }))).toMatchObject({ isPassed: true });
    });

    it('lets a learner wait after too many attempts, and says how long', async () => {
      for (let attempt = 0; attempt < attemptsPerHour; attempt += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await marking().mark(handIn(0));
      const refused: unknown = await marking()
        .mark(handIn(5))
        .catch((error: unknown) => error);
      expect(refused).toMatchObject(refusal('limited'));
      const { retryAfterMilliseconds = 0 } = refused as { retryAfterMilliseconds?: number };
      expect(retryAfterMilliseconds).toBeGreaterThan(0);
      expect(retryAfterMilliseconds).toBeLessThanOrEqual(3_600_000);
    });

    it('does not mark what was answered before a deletion', async ({ skip }) => {
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be deleted');
      await progress.clear?.();
      await expect(marking().mark(handIn(5, { madeAt: minutesAgo(5) }))).rejects.toMatchObject(
        refusal('superseded'),
      );
    });

    it('marks nobody else’s answers', async ({ skip }) => {
      if (!storage().session) skip('there are no accounts');
      await expect(
        marking().mark(handIn(5, { learnerId: '00000000-0000-4000-8000-000000000000' })),
      ).rejects.toMatchObject(refusal('unauthenticated'));
    });

    it('marks a visitor’s first level at once, and records nothing', async ({ skip }) => {
      const { session, progress } = storage();
      if (!session || !subject.signIn) skip('nobody can sign in again');
      await session?.signOut();
      const visitors = handIn(5);
      expect(await marking().mark(visitors)).toMatchObject({ score: 100, isPassed: true });
      await subject.signIn?.('first');
      await expect(progress.saveQuizResult(quiz(1, 100))).rejects.toMatchObject(refusal('forbidden'));
      // The visitor's answers are marked and count now.
      const learner = await session?.current();
      await marking().mark({ ...visitors, ...(learner && { learnerId: learner.id }) });
      expect(await progress.saveQuizResult(quiz(1, 100))).toMatchObject({ quizCompleted: true });
    });

    describeLastAttempt(() => subject, attemptsPerHour);

    describePools(() => subject);
  });
}
