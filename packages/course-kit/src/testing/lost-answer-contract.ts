import { describe, expect, it } from 'vitest';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { createFaultyPorts } from './faulty-ports.js';
import { createPageOpener, newBrowser } from './page-under-test.js';
import { mark, quiz, savedWork, unmark, type Contract } from './storage-under-test.js';

const lost = new CourseStorageError('unavailable', 'progress.save');

const CHANGES = [
  ['a task', mark(1, 2), ['level-1-task-2']],
  ['a quiz', quiz(1, 80), ['level-1-quiz: 80 %']],
] as const;

/** The storage has saved a change but its answer was lost: the change is sent again and counts once. */
export function describeLostAnswers(contract: Contract): void {
  const { storage, patience } = contract;

  describe('an answer that is lost', () => {
    const open = createPageOpener(contract);

    for (const [title, change, work] of CHANGES) {
      it(`${title} is saved once`, async () => {
        const faulty = createFaultyPorts(storage());
        const page = await open(faulty.ports);
        faulty.loseNextAnswer(lost);
        await page.save(change);
        const kept = await storage().progress.list();
        expect([page.status(), page.shown()]).toEqual(['waiting', work]);
        await page.saveAgain();
        await expect.poll(() => page.status(), patience).toBe('saved');
        expect(faulty.saves).toBe(2);
        expect(await storage().progress.list()).toEqual(kept);
        expect(page.shown()).toEqual(work);
      });

      it(`${title} is saved once when the page was closed`, async () => {
        const faulty = createFaultyPorts(storage());
        const browser = newBrowser();
        const page = await open(faulty.ports, browser);
        faulty.loseNextAnswer(lost);
        await page.save(change);
        const kept = await storage().progress.list();
        page.close();
        const next = await open(faulty.ports, browser);
        await expect.poll(() => next.status(), patience).toBe('saved');
        expect(await storage().progress.list()).toEqual(kept);
        expect(next.shown()).toEqual(work);
      });
    }

    it('a task that is unmarked meanwhile stays unmarked', async () => {
      const faulty = createFaultyPorts(storage());
      const page = await open(faulty.ports);
      faulty.loseNextAnswer(lost);
      await page.save(mark(1, 2));
      await page.save(unmark(1, 2));
      await page.saveAgain();
      await expect.poll(() => page.status(), patience).toBe('saved');
      expect([page.shown(), await savedWork(storage())]).toEqual([[], []]);
    });

    it('a better result meanwhile stays', async () => {
      const faulty = createFaultyPorts(storage());
      const page = await open(faulty.ports);
      faulty.loseNextAnswer(lost);
      await page.save(quiz(1, 80));
      await page.save(quiz(1, 100));
      await page.saveAgain();
      await expect.poll(() => page.status(), patience).toBe('saved');
      expect(await savedWork(storage())).toEqual(['level-1-quiz: 100 %']);
    });
  });
}
