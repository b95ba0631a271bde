import { describe, expect, it, vi } from 'vitest';
import type { Learner } from '../model/learner.js';
import {
  certificateRequest,
  mark,
  outcomes,
  quiz,
  save,
  savedWork,
  type Contract,
} from './storage-under-test.js';

/** Who is learning, where there are accounts. */
export function describeSession({ storage, signIn, patience }: Contract): void {
  describe('session', () => {
    it('says who is signed in', async ({ skip }) => {
      const session = storage().session ?? skip('there are no accounts');
      const learner = await session.current();
      expect(learner?.id).toMatch(/./);
    });

    it('nobody is signed in after signing out, and signing out twice does no harm', async ({ skip }) => {
      const session = storage().session ?? skip('there are no accounts');
      await session.signOut();
      await session.signOut();
      expect(await session.current()).toBeNull();
    });

    it('notifies subscribers of signing out, until they unsubscribe', async ({ skip }) => {
      const session = storage().session ?? skip('there are no accounts');
      const [onChange, onChangeOfOther] = [vi.fn<() => void>(), vi.fn<() => void>()];
      session.subscribe(onChange)();
      onChange.mockClear();
      const unsubscribe = session.subscribe(onChangeOfOther);
      await session.signOut();
      await expect.poll(() => onChangeOfOther.mock.lastCall, patience).toEqual([null]);
      expect(onChange).not.toHaveBeenCalled();
      unsubscribe();
    });

    it('notifies subscribers of signing in, with the learner', async ({ skip }) => {
      const enter = signIn() ?? skip('nobody can be signed in');
      const session = storage().session ?? skip('there are no accounts');
      const first = await session.current();
      const onChange = vi.fn<(learner: Learner | null) => void>();
      const unsubscribe = session.subscribe(onChange);
      await session.signOut();
      await enter('second');
      const second = await session.current();
      expect(second?.id).toMatch(/./);
      expect(second?.id).not.toBe(first?.id);
      await expect.poll(() => onChange.mock.lastCall?.[0]?.id, patience).toBe(second?.id);
      await enter('first');
      await expect.poll(() => onChange.mock.lastCall?.[0]?.id, patience).toBe(first?.id);
      unsubscribe();
    });

    it('shows a visitor no progress and no certificates, not even none', async ({ skip }) => {
      const { session = skip('there are no accounts'), progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      await session.signOut();
      const asked = [
        progress.list(),
        certificates.list(),
        progress.readQuizResult?.(1),
        progress.listCompletedQuizzes?.(),
      ];
      expect(await outcomes(asked)).toEqual(['unauthenticated']);
    });

    it('refuses what a visitor wants to save or delete', async ({ skip }) => {
      const { session = skip('there are no accounts'), progress, certificates } = storage();
      const learnerId = (await session.current())?.id ?? '';
      await session.signOut();
      const asked = [
        ...[mark(1, 1), quiz(1, 80), { ...mark(1, 1), learnerId }].map((change) => save(progress, change)),
        certificates.issue(certificateRequest(1, 80)),
        progress.clear?.(),
      ];
      expect(await outcomes(asked)).toEqual(['unauthenticated']);
    });

    it('has kept nothing of what a visitor wanted to save, and deleted nothing', async ({ skip }) => {
      const enter = signIn() ?? skip('nobody can be signed in');
      const { session = skip('there are no accounts'), progress } = storage();
      await progress.setTaskCompleted(mark(1, 2));
      await session.signOut();
      await Promise.allSettled([save(progress, mark(1, 1)), save(progress, quiz(1, 80)), progress.clear?.()]);
      await enter('first');
      expect(await savedWork(storage())).toEqual(['level-1-task-2']);
    });

    it('lets visitors read a certificate by its id', async ({ skip }) => {
      const { session = skip('there are no accounts'), progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      const certificate = await certificates.issue(certificateRequest(1, 80));
      await session.signOut();
      expect(await certificates.read(certificate.id)).toEqual(certificate);
    });
  });
}
