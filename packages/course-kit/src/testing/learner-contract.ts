import { describe, expect, it } from 'vitest';
import {
  certificateRequest,
  mark,
  outcomes,
  quiz,
  save,
  savedWork,
  type Contract,
} from './storage-under-test.js';

/** With accounts, no work may be saved for another learner. */
export function describeLearners({ storage, signIn }: Contract): void {
  const idOf = async () => (await storage().session?.current())?.id ?? '';
  /** Every call with a learner's id. */
  const askedFor = (learnerId: string) => {
    const { progress } = storage();
    return [
      save(progress, { ...mark(1, 1), learnerId }),
      save(progress, { ...quiz(1, 80), learnerId }),
      progress.list(learnerId),
      progress.clear?.(undefined, learnerId),
    ];
  };

  describe('learners', () => {
    it('work that says whose it is is kept for the learner who is signed in', async ({ skip }) => {
      const { session, progress } = storage();
      if (!session) skip('there are no accounts');
      const learnerId = await idOf();
      await progress.setTaskCompleted({ ...mark(1, 2), learnerId });
      await progress.saveQuizResult({ ...quiz(1, 80), learnerId });
      expect(await savedWork(storage())).toEqual(['level-1-task-2', 'level-1-quiz: 80 %']);
      expect(await progress.list(learnerId)).toEqual(await progress.list());
      await progress.clear?.(undefined, learnerId);
      expect(await savedWork(storage())).toHaveLength(progress.clear ? 0 : 2);
    });

    it('work of somebody else than who is signed in is refused, and changes nothing', async ({ skip }) => {
      const { session, progress } = storage();
      if (!session) skip('there are no accounts');
      const learnerId = crypto.randomUUID();
      await progress.setTaskCompleted(mark(1, 2));
      expect(await outcomes(askedFor(learnerId))).toEqual(['unauthenticated']);
      expect(await savedWork(storage())).toEqual(['level-1-task-2']);
    });

    it('work of a learner that arrives after another one has signed in changes nothing for either', async ({
      skip,
    }) => {
      const enter = signIn() ?? skip('nobody can be signed in');
      const { progress } = storage();
      const learnerId = await idOf();
      await progress.setTaskCompleted(mark(1, 3));
      await enter('second');
      await progress.setTaskCompleted(mark(1, 4));
      expect(await outcomes(askedFor(learnerId))).toEqual(['unauthenticated']);
      expect(await savedWork(storage())).toEqual(['level-1-task-4']);
      await enter('first');
      expect(await savedWork(storage())).toEqual(['level-1-task-3']);
    });

    it('a learner finds their work again, and another one sees none of it', async ({ skip }) => {
      const enter = signIn() ?? skip('nobody can be signed in');
      const { progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      const certificate = await certificates.issue(certificateRequest(1, 80));
      await enter('second');
      expect(await progress.list()).toEqual([]);
      expect(await certificates.list()).toEqual([]);
      expect((await progress.readQuizResult?.(1)) ?? null).toBeNull();
      expect((await progress.listCompletedQuizzes?.()) ?? []).toEqual([]);
      await progress.setTaskCompleted(mark(1, 5));
      await enter('first');
      expect(await savedWork(storage())).toEqual(['level-1-quiz: 80 %']);
      expect(await certificates.list()).toEqual([certificate]);
    });

    it('a learner who deletes their progress deletes nobody else’s', async ({ skip }) => {
      const enter = signIn() ?? skip('nobody can be signed in');
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.setTaskCompleted(mark(1, 1));
      await enter('second');
      await progress.setTaskCompleted(mark(1, 2));
      await progress.clear?.();
      expect(await progress.list()).toEqual([]);
      await enter('first');
      expect(await savedWork(storage())).toEqual(['level-1-task-1']);
    });
  });
}
