import { describe, expect, it } from 'vitest';
import type { PassedFlowChange } from '../model/passed-flow.js';
import { minutesAgo, outcomes, refusal, type Contract } from './storage-under-test.js';

const passed: PassedFlowChange = {
  level: 1,
  task: 3,
  flow: 1,
  fingerprint: '0123456789abcdef',
  release: '1.12.5',
};
const { madeAt: _madeAt, learnerId: _learnerId, ...facts } = passed;

/** Keeping which flows have passed a check, where a storage does. */
export function describeFlowChecks({ storage, another, signIn }: Contract): void {
  describe('checked flows', () => {
    const checks = (skip: (why: string) => never) =>
      storage().flowChecks ?? skip('checks stay in the browser');

    it('a flow that passed is kept with the time of the storage, and found by another client', async ({
      skip,
    }) => {
      const flowChecks = checks(skip);
      expect(await flowChecks.list()).toEqual([]);
      const before = Date.now();
      await flowChecks.save(passed);
      const [kept] = await flowChecks.list();
      expect(kept).toEqual({ ...facts, checkedAt: expect.any(Number) });
      expect(Math.abs((kept?.checkedAt ?? 0) - before)).toBeLessThan(60_000);
      const other = await another()?.();
      expect(await (other?.flowChecks ?? flowChecks).list()).toEqual([kept]);
    });

    it('the same flow again changes nothing, and another one takes its place', async ({ skip }) => {
      const flowChecks = checks(skip);
      await flowChecks.save(passed);
      const first = await flowChecks.list();
      await flowChecks.save({ ...passed, madeAt: Date.now() });
      expect(await flowChecks.list()).toEqual(first);
      await flowChecks.save({ ...passed, fingerprint: 'fedcba9876543210', release: null });
      expect(await flowChecks.list()).toMatchObject([{ fingerprint: 'fedcba9876543210', release: null }]);
    });

    it('each flow of a task is kept, and they are listed in the order of the course', async ({ skip }) => {
      const flowChecks = checks(skip);
      for (const [level, task, flow] of [
        [2, 1, 1],
        [1, 5, 2],
        [1, 5, 1],
        [1, 2, 1],
      ] as const)
        // oxlint-disable-next-line no-await-in-loop -- in this order
        await flowChecks.save({ ...passed, level, task, flow });
      const places = (await flowChecks.list()).map(({ level, task, flow }) => [level, task, flow].join());
      expect(places).toEqual(['1,2,1', '1,5,1', '1,5,2', '2,1,1']);
    });

    it('what no check comes to is refused', async ({ skip }) => {
      const flowChecks = checks(skip);
      for (const change of [
        { level: 0 },
        { task: 0 },
        { flow: 10 },
        { fingerprint: 'summa cum laude!' },
        { release: 'the best of all' },
      ])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect(flowChecks.save({ ...passed, ...change })).rejects.toMatchObject(refusal('invalid'));
      expect(await flowChecks.list()).toEqual([]);
    });

    it('deleting progress deletes them, and what was checked before does not come back', async ({ skip }) => {
      const flowChecks = checks(skip);
      const { progress } = storage();
      if (!progress.clear) skip('progress cannot be cleared');
      await flowChecks.save(passed);
      await progress.clear?.();
      expect(await flowChecks.list()).toEqual([]);
      await expect(flowChecks.save({ ...passed, madeAt: minutesAgo(2) })).rejects.toMatchObject(
        refusal('superseded'),
      );
      await flowChecks.save(passed);
      expect(await flowChecks.list()).toHaveLength(1);
    });

    it('those of a learner are nobody else’s', async ({ skip }) => {
      const flowChecks = checks(skip);
      const enter = signIn() ?? skip('nobody can be signed in');
      const learnerId = (await storage().session?.current())?.id ?? '';
      await flowChecks.save({ ...passed, learnerId });
      await enter('second');
      expect(await flowChecks.list()).toEqual([]);
      expect(await outcomes([flowChecks.save({ ...passed, learnerId })])).toEqual(['unauthenticated']);
      await flowChecks.save({ ...passed, task: 4 });
      await enter('first');
      expect(await flowChecks.list()).toMatchObject([{ task: 3 }]);
    });

    it('nothing is kept of a visitor', async ({ skip }) => {
      const flowChecks = checks(skip);
      const session = storage().session ?? skip('there are no accounts');
      await session.signOut();
      expect(await outcomes([flowChecks.save(passed), flowChecks.list()])).toEqual(['unauthenticated']);
    });
  });
}
