import { describe, expect, it } from 'vitest';
import {
  certificateRequest,
  mark,
  minutesAgo,
  quiz,
  refusal,
  save,
  savedWork,
  type Contract,
} from './storage-under-test.js';

/** Deleting all progress: earlier work stays deleted, however late it arrives. */
export function describeDeletion({ storage, another }: Contract): void {
  describe('deleting progress', () => {
    const superseded = refusal('superseded');
    const early = (minutes: number) =>
      [mark(1, 2), quiz(1, 80), mark(2, 1), quiz(2, 100)].map((change) => ({
        ...change,
        madeAt: minutesAgo(minutes),
      }));

    it('a learner who deletes their progress starts as a new one', async ({ skip }) => {
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.saveQuizResult(quiz(1, 80));
      await progress.setTaskCompleted(mark(2, 4));
      await progress.clear?.();
      expect(await progress.list()).toEqual([]);
      await progress.clear?.();
      expect(await progress.list()).toEqual([]);
    });

    it('certificates outlast deleted progress', async ({ skip }) => {
      const { progress, certificates } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.saveQuizResult(quiz(1, 80));
      const certificate = await certificates.issue(certificateRequest(1, 80));
      await progress.clear?.();
      expect(await certificates.read(certificate.id)).toEqual(certificate);
      expect(await certificates.list()).toEqual([certificate]);
    });

    it('work from before the deletion is refused as superseded, also of a level that is locked since', async ({
      skip,
    }) => {
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.saveQuizResult(quiz(1, 80));
      await progress.clear?.();
      for (const change of early(2)) await expect(save(progress, change)).rejects.toMatchObject(superseded);
      expect(await progress.list()).toEqual([]);
    });

    it('work from before the deletion is refused where there was nothing to delete, too', async ({
      skip,
    }) => {
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.clear?.();
      for (const change of early(2)) await expect(save(progress, change)).rejects.toMatchObject(superseded);
      expect(await progress.list()).toEqual([]);
    });

    it('work from before the deletion is refused when another client brings it', async ({ skip }) => {
      const second = await (another() ?? skip('there is no second client'))();
      if (!storage().progress.clear) skip('progress cannot be cleared');
      await second.progress.list();
      await storage().progress.clear?.();
      for (const change of early(2))
        await expect(save(second.progress, change)).rejects.toMatchObject(superseded);
      expect(await second.progress.list()).toEqual([]);
    });

    it('counts from when the learner asked for it: what they did after that is kept', async ({ skip }) => {
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.clear?.(minutesAgo(10));
      for (const change of early(15)) await expect(save(progress, change)).rejects.toMatchObject(superseded);
      for (const change of early(5)) await save(progress, change);
      expect(await savedWork(storage())).toEqual([
        'level-1-task-2',
        'level-1-quiz: 80 %',
        'level-2-task-1',
        'level-2-quiz: 100 %',
      ]);
    });

    it('work that does not say when it was done was done now, and is kept', async ({ skip }) => {
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.clear?.();
      await progress.setTaskCompleted(mark(1, 3));
      await progress.saveQuizResult(quiz(1, 80));
      expect(await savedWork(storage())).toEqual(['level-1-task-3', 'level-1-quiz: 80 %']);
    });

    it('an older deletion that arrives late does not take back a newer one', async ({ skip }) => {
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await progress.clear?.();
      await progress.clear?.(minutesAgo(10));
      for (const change of early(5)) await expect(save(progress, change)).rejects.toMatchObject(superseded);
      expect(await progress.list()).toEqual([]);
    });
  });
}
