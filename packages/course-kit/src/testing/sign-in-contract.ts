import { describe, expect, it, type TestContext } from 'vitest';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { createFaultyPorts } from './faulty-ports.js';
import { createPageOpener, newBrowser, type PageUnderTest } from './page-under-test.js';
import { mark, quiz, savedWork, type Contract } from './storage-under-test.js';

const CHANGES = [mark(1, 2), quiz(1, 80), mark(2, 1)];
const WORK = ['level-1-task-2', 'level-1-quiz: 80 %', 'level-2-task-1'];

/** What was done signed out joins the account; what belongs to an account is shown to nobody else. */
export function describeSignIn(contract: Contract): void {
  const { storage, signIn, patience } = contract;

  describe('work and accounts', () => {
    const open = createPageOpener(contract);
    const settled = async (page: PageUnderTest) => {
      const id = (await storage().session?.current())?.id;
      await expect.poll(() => page.learnerId(), patience).toBe(id);
      await expect.poll(() => page.ledger().status, patience).toBe('ready');
    };
    const canSignIn = (skip: TestContext['skip']) => {
      const enter = signIn() ?? skip('nobody can be signed in');
      const session = storage().session ?? skip('there are no accounts');
      return { enter, signOut: () => session.signOut() };
    };

    it('what a visitor does is shown, and joins the account when they sign in', async ({ skip }) => {
      const { enter, signOut } = canSignIn(skip);
      await signOut();
      const page = await open(storage());
      for (const change of CHANGES) await page.save(change);
      expect(page.shown()).toEqual(WORK);
      await enter('first');
      await settled(page);
      await expect.poll(() => savedWork(storage()), patience).toEqual(WORK);
      await expect.poll(() => [page.status(), page.shown()], patience).toEqual(['saved', WORK]);
    });

    it('what a visitor did on a page that is closed joins the account, too', async ({ skip }) => {
      const { enter, signOut } = canSignIn(skip);
      await signOut();
      const browser = newBrowser();
      const page = await open(storage(), browser);
      for (const change of CHANGES) await page.save(change);
      page.close();
      const visitors = await open(storage(), browser);
      expect(visitors.shown()).toEqual(WORK);
      visitors.close();
      await enter('first');
      const next = await open(storage(), browser);
      await expect.poll(() => [next.status(), next.shown()], patience).toEqual(['saved', WORK]);
      expect(await savedWork(storage())).toEqual(WORK);
    });

    it('a visitor’s work is added to what the account has, and takes nothing away', async ({ skip }) => {
      const { enter, signOut } = canSignIn(skip);
      await storage().progress.setTaskCompleted(mark(1, 1));
      await storage().progress.saveQuizResult(quiz(1, 100));
      await signOut();
      const page = await open(storage());
      for (const change of CHANGES) await page.save(change);
      await enter('first');
      await settled(page);
      const work = ['level-1-task-1', 'level-1-task-2', 'level-1-quiz: 100 %', 'level-2-task-1'];
      await expect.poll(() => [page.status(), page.shown()], patience).toEqual(['saved', work]);
      expect(await savedWork(storage())).toEqual(work);
    });

    it('a visitor’s work joins the account once the storage can be reached', async ({ skip }) => {
      const { enter, signOut } = canSignIn(skip);
      await signOut();
      const faulty = createFaultyPorts(storage());
      const page = await open(faulty.ports);
      faulty.cut(new CourseStorageError('unavailable', 'progress.save'));
      for (const change of CHANGES) await page.save(change);
      await enter('first');
      await expect.poll(() => [page.status(), page.shown()], patience).toEqual(['waiting', WORK]);
      expect(await savedWork(storage())).toEqual([]);
      faulty.restore();
      await page.saveAgain();
      await expect.poll(() => page.status(), patience).toBe('saved');
      expect(await savedWork(storage())).toEqual(WORK);
    });

    it('another learner sees none of what joined an account', async ({ skip }) => {
      const { enter, signOut } = canSignIn(skip);
      await signOut();
      const page = await open(storage());
      for (const change of CHANGES) await page.save(change);
      await enter('first');
      await settled(page);
      await expect.poll(() => page.status(), patience).toBe('saved');
      await signOut();
      await expect.poll(() => [page.learnerId(), page.shown()], patience).toEqual([undefined, []]);
      await enter('second');
      await settled(page);
      expect(page.shown()).toEqual([]);
      expect(await savedWork(storage())).toEqual([]);
    });

    for (const way of ['signs out', 'is replaced'] as const)
      it(`work that waits when its learner ${way} is saved for nobody else, and waits for them`, async ({
        skip,
      }) => {
        const { enter, signOut } = canSignIn(skip);
        const faulty = createFaultyPorts(storage());
        const page = await open(faulty.ports);
        faulty.cut(new CourseStorageError('unavailable', 'progress.save'));
        await page.save(mark(1, 1));
        if (way === 'signs out') await signOut();
        faulty.restore();
        await enter('second');
        await settled(page);
        expect([page.status(), page.shown()]).toEqual(['saved', []]);
        await page.save(mark(1, 2));
        expect(await savedWork(storage())).toEqual(['level-1-task-2']);
        await enter('first');
        await settled(page);
        await expect
          .poll(() => [page.status(), page.shown()], patience)
          .toEqual(['saved', ['level-1-task-1']]);
        expect(await savedWork(storage())).toEqual(['level-1-task-1']);
      });

    it('work that waits on a page that is closed is saved for nobody else', async ({ skip }) => {
      const { enter } = canSignIn(skip);
      const browser = newBrowser();
      const faulty = createFaultyPorts(storage());
      const page = await open(faulty.ports, browser);
      faulty.cut(new CourseStorageError('unavailable', 'progress.save'));
      for (const change of CHANGES) await page.save(change);
      page.close();
      faulty.restore();
      await enter('second');
      const others = await open(storage(), browser);
      await others.saveAgain();
      expect([others.status(), others.shown()]).toEqual(['saved', []]);
      expect(await savedWork(storage())).toEqual([]);
      others.close();
      await enter('first');
      const next = await open(storage(), browser);
      await expect.poll(() => [next.status(), next.shown()], patience).toEqual(['saved', WORK]);
      expect(await savedWork(storage())).toEqual(WORK);
    });
  });
}
