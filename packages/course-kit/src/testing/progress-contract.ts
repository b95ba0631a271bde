import { describe, expect, it } from 'vitest';
import { mark, quiz, readLevel, unmark, type Contract } from './storage-under-test.js';

/** Marking tasks. */
export function describeProgress({ storage, another }: Contract): void {
  describe('tasks', () => {
    it('a new learner has no progress', async () => {
      expect(await storage().progress.list()).toEqual([]);
    });

    it('a marked task is there when the learner reads again', async () => {
      await storage().progress.setTaskCompleted(mark(1, 2));
      expect(await storage().progress.list()).toEqual([
        {
          level: 1,
          completedTasks: ['level-1-task-2'],
          quizCompleted: false,
          quizScore: null,
          quizTimeSeconds: null,
        },
      ]);
    });

    it('marking a task answers with all marked tasks of the level, in order', async () => {
      const { progress } = storage();
      await progress.setTaskCompleted(mark(1, 5));
      const answer = await progress.setTaskCompleted(mark(1, 2));
      expect(answer.completedTasks).toEqual(['level-1-task-2', 'level-1-task-5']);
      expect(answer).toEqual(await readLevel(storage(), 1));
    });

    it('a task that is unmarked is gone, and the others stay', async () => {
      const { progress } = storage();
      await progress.setTaskCompleted(mark(1, 1));
      await progress.setTaskCompleted(mark(1, 2));
      const answer = await progress.setTaskCompleted(unmark(1, 1));
      expect(answer.completedTasks).toEqual(['level-1-task-2']);
      expect((await readLevel(storage(), 1)).completedTasks).toEqual(['level-1-task-2']);
    });

    it('marking twice, or unmarking what is not marked, changes nothing', async () => {
      const { progress } = storage();
      await progress.setTaskCompleted(mark(1, 3));
      await progress.setTaskCompleted(mark(1, 3));
      await progress.setTaskCompleted(unmark(1, 4));
      expect((await readLevel(storage(), 1)).completedTasks).toEqual(['level-1-task-3']);
    });

    it('tasks marked at the same time are all kept', async () => {
      const { progress } = storage();
      await Promise.all([1, 2, 3, 4, 5].map((task) => progress.setTaskCompleted(mark(1, task))));
      expect((await readLevel(storage(), 1)).completedTasks).toHaveLength(5);
    });

    it('two clients that mark different tasks both keep theirs', async ({ skip }) => {
      const open = another() ?? skip('there is no second client');
      const second = await open();
      await Promise.all([readLevel(storage(), 1), readLevel(second, 1)]);
      await storage().progress.setTaskCompleted(mark(1, 1));
      const answer = await second.progress.setTaskCompleted(mark(1, 2));
      expect(answer.completedTasks).toEqual(['level-1-task-1', 'level-1-task-2']);
      expect((await readLevel(await open(), 1)).completedTasks).toEqual(answer.completedTasks);
    });

    it('two clients at the same time both keep their tasks', async ({ skip }) => {
      const open = another() ?? skip('there is no second client');
      const second = await open();
      await Promise.all([
        storage().progress.setTaskCompleted(mark(1, 1)),
        second.progress.setTaskCompleted(mark(1, 2)),
        storage().progress.setTaskCompleted(mark(1, 3)),
        second.progress.setTaskCompleted(mark(1, 4)),
      ]);
      expect((await readLevel(await open(), 1)).completedTasks).toHaveLength(4);
    });

    it('who reads after a change sees it, also while earlier reads are on their way', async () => {
      const { progress } = storage();
      const early = [progress.list(), progress.list()];
      await progress.setTaskCompleted(mark(1, 2));
      expect((await readLevel(storage(), 1)).completedTasks).toEqual(['level-1-task-2']);
      await Promise.all(early);
    });

    it('levels are kept apart and listed from the first on', async () => {
      const { progress } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      await progress.saveQuizResult(quiz(2, 100));
      await progress.setTaskCompleted(mark(3, 1));
      await progress.setTaskCompleted(mark(2, 4));
      await progress.setTaskCompleted(mark(1, 5));
      const records = await progress.list();
      expect(records.map(({ level, completedTasks }) => [level, ...completedTasks])).toEqual([
        [1, 'level-1-task-5'],
        [2, 'level-2-task-4'],
        [3, 'level-3-task-1'],
      ]);
    });
  });
}
