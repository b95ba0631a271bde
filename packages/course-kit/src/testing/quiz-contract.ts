import { describe, expect, it } from 'vitest';
import { mark, quiz, readLevel, type Contract } from './storage-under-test.js';

/** Quiz results: a pass is kept whatever comes after it. */
export function describeQuizResults({ storage, another }: Contract): void {
  describe('quiz results', () => {
    const passed = { quizCompleted: true, quizScore: 80, quizTimeSeconds: 65 };

    it('a pass is kept with its score and time', async () => {
      const answer = await storage().progress.saveQuizResult(quiz(1, 80, 65));
      expect(answer).toMatchObject(passed);
      expect(await readLevel(storage(), 1)).toEqual(answer);
    });

    it('one result can be asked for alone, where the storage offers that', async ({ skip }) => {
      const { progress } = storage();
      if (!progress.readQuizResult) skip('the list costs no more');
      expect(await progress.readQuizResult?.(1)).toBeNull();
      await progress.saveQuizResult(quiz(1, 80, 65));
      expect(await progress.readQuizResult?.(1)).toEqual({ quizCompleted: true, quizScore: 80 });
      expect(await progress.readQuizResult?.(2)).toBeNull();
    });

    it('completed quizzes can be asked for alone, where the storage offers that', async ({ skip }) => {
      const { progress } = storage();
      if (!progress.listCompletedQuizzes) skip('the list costs no more');
      await progress.saveQuizResult(quiz(1, 80));
      await progress.saveQuizResult(quiz(2, 40));
      const completed = await progress.listCompletedQuizzes?.();
      expect(completed?.toSorted((a, b) => a.level - b.level)).toEqual([
        { level: 1, quizCompleted: true },
        { level: 2, quizCompleted: false },
      ]);
    });

    it('a failed attempt is no pass', async () => {
      const answer = await storage().progress.saveQuizResult(quiz(1, 40));
      expect(answer.quizCompleted).toBe(false);
      expect((await readLevel(storage(), 1)).quizCompleted).toBe(false);
    });

    it('a pass after a failed attempt counts', async () => {
      await storage().progress.saveQuizResult(quiz(1, 40, 200));
      await storage().progress.saveQuizResult(quiz(1, 80, 65));
      expect(await readLevel(storage(), 1)).toMatchObject(passed);
    });

    for (const [title, retake] of [
      ['a failed retake', quiz(1, 20, 10)],
      ['a retake with the same score', quiz(1, 80, 300)],
    ] as const) {
      it(`${title} leaves the earlier pass as it was`, async () => {
        await storage().progress.saveQuizResult(quiz(1, 80, 65));
        const answer = await storage().progress.saveQuizResult(retake);
        expect(answer).toMatchObject(passed);
        expect(await readLevel(storage(), 1)).toMatchObject(passed);
      });
    }

    it('a worse pass leaves the earlier pass as it was', async () => {
      const best = await storage().progress.saveQuizResult(quiz(1, 100, 65));
      expect(await storage().progress.saveQuizResult(quiz(1, 80, 10))).toEqual(best);
      expect(await readLevel(storage(), 1)).toEqual(best);
    });

    it('a better retake raises the score and has its own time', async () => {
      await storage().progress.saveQuizResult(quiz(1, 80, 65));
      const answer = await storage().progress.saveQuizResult(quiz(1, 100, 30));
      expect(answer).toMatchObject({ quizCompleted: true, quizScore: 100, quizTimeSeconds: 30 });
      expect(await readLevel(storage(), 1)).toEqual(answer);
    });

    it('a client that has not heard of the pass cannot take it away', async ({ skip }) => {
      const second = await (another() ?? skip('there is no second client'))();
      await readLevel(second, 1);
      await storage().progress.saveQuizResult(quiz(1, 80, 65));
      expect(await second.progress.saveQuizResult(quiz(1, 20))).toMatchObject(passed);
      expect(await readLevel(storage(), 1)).toMatchObject(passed);
    });

    it('a quiz result leaves the tasks alone, and the other way round', async () => {
      const { progress } = storage();
      await progress.setTaskCompleted(mark(1, 1));
      const afterQuiz = await progress.saveQuizResult(quiz(1, 80, 65));
      expect(afterQuiz.completedTasks).toEqual(['level-1-task-1']);
      expect(await progress.setTaskCompleted(mark(1, 2))).toMatchObject(passed);
    });

    it('a task and a quiz result saved at the same time are both kept', async () => {
      const { progress } = storage();
      await Promise.all([progress.setTaskCompleted(mark(1, 1)), progress.saveQuizResult(quiz(1, 80, 65))]);
      expect(await readLevel(storage(), 1)).toMatchObject({ ...passed, completedTasks: ['level-1-task-1'] });
    });
  });
}
