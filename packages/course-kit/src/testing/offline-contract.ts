import { describe, expect, it } from 'vitest';
import { CourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import { createFaultyPorts } from './faulty-ports.js';
import { createPageOpener, newBrowser } from './page-under-test.js';
import { mark, quiz, savedWork, unmark, type Contract } from './storage-under-test.js';

const HOUR = 60 * 60 * 1000;

const failure = (code: CourseStorageErrorCode, retryAfterMilliseconds?: number) =>
  new CourseStorageError(code, 'progress.save', undefined, undefined, retryAfterMilliseconds);

/** Reasons that pass. */
const PASSING = [
  ['is unavailable', failure('unavailable')],
  ['asks to be left alone for an hour', failure('unavailable', HOUR)],
  ['has no room left', failure('full')],
  ['does not know why', failure('unknown')],
  ['throws what is no error of a storage', new TypeError('Failed to fetch')],
] as const;

const CHANGES = [mark(1, 2), quiz(1, 80), mark(2, 1)];
const WORK = ['level-1-task-2', 'level-1-quiz: 80 %', 'level-2-task-1'];

/** Work that could not be saved at once is kept, shown, and saved later. */
export function describeOutages(contract: Contract): void {
  const { storage, patience } = contract;

  describe('while the storage cannot be reached', () => {
    const open = createPageOpener(contract);

    for (const [title, error] of PASSING) {
      it(`work is kept when the storage ${title}, and saved later`, async () => {
        const faulty = createFaultyPorts(storage());
        let later = 0;
        const page = await open(faulty.ports, newBrowser(), () => Date.now() + later);
        faulty.cut(error);
        for (const change of CHANGES) await page.save(change);
        expect(page.status()).toBe('waiting');
        expect(page.shown()).toEqual(WORK);
        expect(await savedWork(storage())).toEqual([]);
        faulty.restore();
        later = HOUR;
        await page.saveAgain();
        await expect.poll(() => page.status(), patience).toBe('saved');
        expect(await savedWork(storage())).toEqual(WORK);
        expect(page.shown()).toEqual(WORK);
      });

      it(`work is kept when the storage ${title} and the page is closed, and saved by the next one`, async () => {
        const faulty = createFaultyPorts(storage());
        const browser = newBrowser();
        const page = await open(faulty.ports, browser);
        faulty.cut(error);
        for (const change of CHANGES) await page.save(change);
        page.close();
        const offline = await open(faulty.ports, browser);
        await expect.poll(() => offline.status(), patience).toBe('waiting');
        expect(offline.shown()).toEqual(WORK);
        offline.close();
        faulty.restore();
        const next = await open(faulty.ports, browser);
        await expect.poll(() => next.status(), patience).toBe('saved');
        expect(await savedWork(storage())).toEqual(WORK);
        expect(next.shown()).toEqual(WORK);
      });
    }

    it('the storage is left alone for as long as it asks', async () => {
      const faulty = createFaultyPorts(storage());
      let later = 0;
      const page = await open(faulty.ports, newBrowser(), () => Date.now() + later);
      faulty.failNextSave(failure('unavailable', HOUR));
      await page.save(mark(1, 1));
      await page.saveAgain();
      await page.save(mark(1, 2));
      expect([faulty.saves, page.status()]).toEqual([1, 'waiting']);
      later = HOUR;
      await page.saveAgain();
      expect(page.status()).toBe('saved');
      expect(await savedWork(storage())).toEqual(['level-1-task-1', 'level-1-task-2']);
    });

    it('work is kept when the session has ended, and saved once somebody is signed in', async ({ skip }) => {
      if (!storage().session) skip('there are no accounts');
      const faulty = createFaultyPorts(storage());
      const page = await open(faulty.ports);
      faulty.failNextSave(failure('unauthenticated'));
      await page.save(mark(1, 1));
      expect([page.status(), page.shown()]).toEqual(['signed-out', ['level-1-task-1']]);
      await page.saveAgain();
      await expect.poll(() => page.status(), patience).toBe('saved');
      expect(await savedWork(storage())).toEqual(['level-1-task-1']);
    });

    it('what was done last counts', async () => {
      const faulty = createFaultyPorts(storage());
      const page = await open(faulty.ports);
      await page.save(mark(1, 1));
      faulty.cut(failure('unavailable'));
      for (const change of [unmark(1, 1), mark(1, 2), unmark(1, 2), mark(1, 3)]) await page.save(change);
      expect(page.shown()).toEqual(['level-1-task-3']);
      faulty.restore();
      await page.saveAgain();
      await expect.poll(() => page.status(), patience).toBe('saved');
      expect(await savedWork(storage())).toEqual(['level-1-task-3']);
    });

    it('a page shows what the last one knew, and reads it anew later', async () => {
      const faulty = createFaultyPorts(storage());
      const browser = newBrowser();
      const page = await open(faulty.ports, browser);
      for (const change of CHANGES) await page.save(change);
      page.close();
      faulty.cut(failure('unavailable'));
      const offline = await open(faulty.ports, browser);
      expect([offline.ledger().status, offline.shown()]).toEqual(['failed', WORK]);
      offline.close();
      faulty.restore();
      const next = await open(faulty.ports, browser);
      expect([next.ledger().status, next.shown()]).toEqual(['ready', WORK]);
      expect(await savedWork(storage())).toEqual(WORK);
    });
  });
}
