import { describe, expect, it } from 'vitest';
import type { MarkingPort } from '../ports/marking-port.js';
import { handIn, handInDrawn, nextId, POOL } from './marking-course.js';
import { outcomes, quiz, type StorageUnderTest } from './storage-under-test.js';

/** The cases of an attempt that is looked at again. */
export function describeLastAttempt(subject: () => StorageUnderTest, attemptsPerHour: number): void {
  describe('the latest attempt', () => {
    const marking = () => subject().storage.marking as MarkingPort;

    it('is there again with the marks it was told with, from another device as well', async ({ skip }) => {
      if (!marking().last) skip('no attempts are kept');
      expect(await marking().last?.(1)).toBeNull();
      for (const rightCount of [4, 1]) {
        const given = handIn(rightCount);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const marks = await marking().mark(given);
        const { id, questions, answers, timeSeconds } = given;
        const other = (await subject().another?.())?.marking ?? marking(); // oxlint-disable-line no-await-in-loop -- as above
        // oxlint-disable-next-line no-await-in-loop -- as above
        const last = await other.last?.(1);
        expect(last).toMatchObject({ id, questions, answers, timeSeconds, marks });
      }
      expect(await marking().last?.(2)).toBeNull();
    });

    it('names what was drawn', async ({ skip }) => {
      if (!marking().last || !marking().draw) skip('nothing is drawn, or no attempts are kept');
      await marking().mark(handIn(5));
      await subject().storage.progress.saveQuizResult(quiz(1, 100));
      await marking().mark(handIn(2, { level: POOL }));
      const drawn = (await marking().draw?.({ level: POOL, handInId: nextId() })) ?? [];
      await marking().mark(handInDrawn(drawn, 4));
      expect(await marking().last?.(POOL)).toMatchObject({ questions: drawn, marks: { score: 80 } });
    });

    it('comes with how many more there are, and when the next one is possible', async ({ skip }) => {
      if (!marking().last) skip('no attempts are kept');
      for (let left = attemptsPerHour - 1; left >= 0; left -= 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await marking().mark(handIn(0));
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect((await marking().last?.(1))?.marks.further?.count).toBe(left);
      }
      const { waitMilliseconds = 0 } = (await marking().last?.(1))?.marks.further ?? {};
      expect(waitMilliseconds).toBeGreaterThan(3_500_000);
      expect(waitMilliseconds).toBeLessThanOrEqual(3_600_000);
    });

    it('is gone with the learner’s progress, and nobody else’s', async ({ skip }) => {
      const { progress, session } = subject().storage;
      if (!marking().last || !progress.clear) skip('no attempts are kept, or progress cannot be deleted');
      await marking().mark(handIn(4));
      await progress.clear?.();
      expect(await marking().last?.(1)).toBeNull();
      if (!session) skip('there are no accounts');
      await session?.signOut();
      expect(await outcomes([marking().last?.(1) ?? Promise.resolve()])).toEqual(['unauthenticated']);
    });
  });
}
