import { describe, expect, it } from 'vitest';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { createFaultyPorts } from './faulty-ports.js';
import { createPageOpener, newBrowser } from './page-under-test.js';
import { mark, minutesAgo, quiz, savedWork, type Contract } from './storage-under-test.js';

const unavailable = new CourseStorageError('unavailable', 'progress.save');

/** Two tabs of one browser, and two devices of one learner. */
export function describeTabs(contract: Contract): void {
  const { storage, another, patience } = contract;
  /** The second client; two embeds on one page where there is no other. */
  const second = async () => (await another()?.()) ?? storage();

  describe('two tabs', () => {
    const open = createPageOpener(contract);
    const openTwo = async () => {
      const browser = newBrowser();
      const [faulty, faultyOther] = [createFaultyPorts(storage()), createFaultyPorts(await second())];
      const tab = await open(faulty.ports, browser);
      const other = await open(faultyOther.ports, browser);
      return { faulty, tab, other };
    };

    it('show what is done in either, and save it', async () => {
      const { tab, other } = await openTwo();
      await tab.save(mark(1, 1));
      await expect.poll(() => other.shown(), patience).toEqual(['level-1-task-1']);
      await other.save(quiz(1, 80));
      await expect.poll(() => tab.shown(), patience).toEqual(['level-1-task-1', 'level-1-quiz: 80 %']);
      await expect.poll(() => [tab.status(), other.status()], patience).toEqual(['saved', 'saved']);
      // What is read may be an answer from before the other's change, until that is heard of.
      await expect
        .poll(() => savedWork(storage()), patience)
        .toEqual(['level-1-task-1', 'level-1-quiz: 80 %']);
    });

    it('keep what is done in both at once', async () => {
      const { tab, other } = await openTwo();
      const work = [1, 2, 3, 4].map((task) => `level-1-task-${task}`);
      await Promise.all([
        tab.save(mark(1, 1)),
        other.save(mark(1, 2)),
        tab.save(mark(1, 3)),
        other.save(mark(1, 4)),
      ]);
      await expect.poll(() => savedWork(storage()), patience).toEqual(work);
      await expect.poll(() => [tab.status(), other.status()], patience).toEqual(['saved', 'saved']);
      await expect.poll(() => [tab.shown(), other.shown()], patience).toEqual([work, work]);
    });

    it('save each other’s work, also after one was closed', async () => {
      const { faulty, tab, other } = await openTwo();
      faulty.cut(unavailable);
      await tab.save(mark(1, 1));
      await expect.poll(() => other.shown(), patience).toEqual(['level-1-task-1']);
      await other.saveAgain();
      await expect.poll(() => [tab.status(), other.status()], patience).toEqual(['saved', 'saved']);
      await tab.save(mark(1, 2));
      tab.close();
      await other.saveAgain();
      await expect.poll(() => savedWork(storage()), patience).toEqual(['level-1-task-1', 'level-1-task-2']);
      await expect.poll(() => other.status(), patience).toBe('saved');
    });
  });

  describe('two devices', () => {
    const open = createPageOpener(contract);

    it('keep what was done on both while they were offline', async () => {
      const [faulty, faultyOther] = [createFaultyPorts(storage()), createFaultyPorts(await second())];
      const browser = newBrowser();
      const device = await open(faulty.ports, browser);
      const other = await open(faultyOther.ports);
      faulty.cut(unavailable);
      faultyOther.cut(unavailable);
      for (const change of [mark(1, 1), quiz(1, 80)]) await device.save(change);
      for (const change of [mark(1, 2), quiz(1, 40)]) await other.save(change);
      faulty.restore();
      faultyOther.restore();
      await Promise.all([device.saveAgain(), other.saveAgain()]);
      await expect.poll(() => [device.status(), other.status()], patience).toEqual(['saved', 'saved']);
      const work = ['level-1-task-1', 'level-1-task-2', 'level-1-quiz: 80 %'];
      // A device that has read before the other's last change learns of that by its notification.
      await expect.poll(() => savedWork(storage()), patience).toEqual(work);
      device.close();
      const next = await open(faulty.ports, browser);
      await expect.poll(() => next.shown(), patience).toEqual(work);
    });

    it('keep deleted work deleted on both, and what was done after that', async ({ skip }) => {
      if (!storage().progress.clear) skip('progress cannot be cleared');
      const faulty = createFaultyPorts(await second());
      let minutes = 15;
      const device = await open(storage(), newBrowser(), () => minutesAgo(10));
      const other = await open(faulty.ports, newBrowser(), () => minutesAgo(minutes));
      faulty.cut(unavailable);
      await other.save(mark(1, 1));
      expect(await device.clear()).toBe(true);
      minutes = 5;
      await other.save(mark(1, 2));
      faulty.restore();
      await other.saveAgain();
      await expect
        .poll(() => [other.status(), other.shown()], patience)
        .toEqual(['saved', ['level-1-task-2']]);
      await expect.poll(() => savedWork(storage()), patience).toEqual(['level-1-task-2']);
    });

    it('keep everything when a deletion fails, and nothing when it is done', async ({ skip }) => {
      if (!storage().progress.clear) skip('progress cannot be cleared');
      const faulty = createFaultyPorts(storage());
      const page = await open(faulty.ports);
      await page.save(mark(1, 1));
      faulty.cut(unavailable);
      await page.save(mark(1, 2));
      expect(await page.clear()).toBe(false);
      expect(page.shown()).toEqual(['level-1-task-1', 'level-1-task-2']);
      faulty.restore();
      expect(await page.clear()).toBe(true);
      await page.saveAgain();
      await expect.poll(() => [page.status(), page.shown()], patience).toEqual(['saved', []]);
      expect(await savedWork(storage())).toEqual([]);
    });
  });
}
