import { describe, expect, it } from 'vitest';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { createFaultyPorts } from './faulty-ports.js';
import { createPageOpener, newBrowser } from './page-under-test.js';
import { mark, quiz, savedWork, type Contract } from './storage-under-test.js';

const ALL = ['level-1-task-1', 'level-1-task-2', 'level-1-quiz: 80 %'];
const REST = ALL.slice(1);

/** What a storage refuses for good waits for its learner, and holds nothing up. */
export function describeRefusals(contract: Contract): void {
  const { storage, patience } = contract;

  describe('work that is refused for good', () => {
    const open = createPageOpener(contract);

    for (const reason of ['forbidden', 'invalid'] as const) {
      /** A page whose first of three changes was refused. */
      const openRefused = async () => {
        const faulty = createFaultyPorts(storage());
        const browser = newBrowser();
        const page = await open(faulty.ports, browser);
        faulty.cut(new CourseStorageError('unavailable', 'progress.save'));
        for (const change of [mark(1, 1), mark(1, 2), quiz(1, 80)]) await page.save(change);
        faulty.failNextSave(new CourseStorageError(reason, 'progress.save'));
        faulty.restore();
        await page.saveAgain();
        await expect.poll(() => page.ledger().pending, patience).toEqual([]);
        return { ports: faulty.ports, browser, page };
      };

      it(`is set aside as ${reason}, and the rest is saved`, async () => {
        const { page } = await openRefused();
        expect(page.status()).toBe('refused');
        expect(page.ledger().refused).toMatchObject([{ reason, change: mark(1, 1) }]);
        expect(page.shown()).toEqual(REST);
        expect(await savedWork(storage())).toEqual(REST);
        await page.save(mark(1, 3));
        expect(await savedWork(storage())).toContain('level-1-task-3');
      });

      it(`is saved when its learner sends it again (${reason})`, async () => {
        const { page } = await openRefused();
        await page.saveAgain();
        await expect.poll(() => page.status(), patience).toBe('saved');
        expect(page.shown()).toEqual(ALL);
        expect(await savedWork(storage())).toEqual(ALL);
      });

      it(`is gone when its learner gives it up (${reason})`, async () => {
        const { page, ports, browser } = await openRefused();
        await page.discard();
        expect([page.status(), page.shown()]).toEqual(['saved', REST]);
        page.close();
        const next = await open(ports, browser);
        expect([next.status(), next.shown()]).toEqual(['saved', REST]);
        expect(await savedWork(storage())).toEqual(REST);
      });

      it(`waits for its learner on the next page, too (${reason})`, async () => {
        const { page, ports, browser } = await openRefused();
        page.close();
        const next = await open(ports, browser);
        expect(next.status()).toBe('refused');
        expect(next.shown()).toEqual(REST);
        await next.saveAgain();
        await expect.poll(() => next.status(), patience).toBe('saved');
        expect(await savedWork(storage())).toEqual(ALL);
      });
    }
  });
}
