import { describe, expect, it } from 'vitest';
import {
  mark,
  minutesAgo,
  quiz,
  readLevel,
  save,
  savedWork,
  unmark,
  type Contract,
} from './storage-under-test.js';

const CHANGES = [
  ['a marked task', mark(1, 3)],
  ['an unmarked task', unmark(1, 1)],
  ['a passed quiz', quiz(1, 80, 65)],
  ['a failed quiz', quiz(1, 40, 65)],
] as const;

/** The same change may be sent again, because its answer was lost or two tabs send it. */
export function describeIdempotence({ storage, another }: Contract): void {
  describe('a change that comes again', () => {
    for (const [title, given] of CHANGES) {
      it(`${title} counts once, and gets the same answer`, async () => {
        const { progress } = storage();
        const change = { ...given, madeAt: minutesAgo(1) };
        await progress.setTaskCompleted(mark(1, 1));
        const answer = await save(progress, change);
        const kept = await progress.list();
        expect(await save(progress, change)).toEqual(answer);
        expect(await progress.list()).toEqual(kept);
      });

      it(`${title} counts once when it comes again before its first answer`, async () => {
        const { progress } = storage();
        const change = { ...given, madeAt: minutesAgo(1) };
        await progress.setTaskCompleted(mark(1, 1));
        const [, answer] = await Promise.all([save(progress, change), save(progress, change)]);
        const kept = await progress.list();
        expect(await save(progress, change)).toEqual(answer);
        expect(await progress.list()).toEqual(kept);
      });
    }

    it('leaves alone what another client did since', async ({ skip }) => {
      const second = await (another() ?? skip('there is no second client'))();
      const { progress } = storage();
      const [task, pass] = [mark(1, 1), quiz(1, 80, 65)].map((change) => ({
        ...change,
        madeAt: minutesAgo(1),
      }));
      if (!task || !pass) return;
      await save(progress, task);
      await save(progress, pass);
      await second.progress.setTaskCompleted(mark(1, 2));
      const better = await second.progress.saveQuizResult(quiz(1, 100, 30));
      await save(progress, task);
      expect(await save(progress, pass)).toEqual(better);
      expect(await readLevel(second, 1)).toEqual(better);
      expect(await savedWork(storage())).toEqual(['level-1-task-1', 'level-1-task-2', 'level-1-quiz: 100 %']);
    });
  });
}
