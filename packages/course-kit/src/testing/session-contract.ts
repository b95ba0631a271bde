import { describe, expect, it, vi } from 'vitest';
import { certificateRequest, mark, quiz, type Contract } from './storage-under-test.js';

/** Who is learning, where there are accounts. */
export function describeSession({ storage, patience }: Contract): void {
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

    it('tells of signing out, until unsubscribed', async ({ skip }) => {
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

    it('refuses to save for a visitor who is not signed in', async ({ skip }) => {
      const { session = skip('there are no accounts'), progress, certificates } = storage();
      await session.signOut();
      const refusal = { name: 'CourseStorageError', code: 'unauthenticated' };
      await expect(progress.setTaskCompleted(mark(1, 1))).rejects.toMatchObject(refusal);
      await expect(progress.saveQuizResult(quiz(1, 80))).rejects.toMatchObject(refusal);
      await expect(certificates.issue(certificateRequest(1, 80))).rejects.toMatchObject(refusal);
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
