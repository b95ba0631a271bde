import { describe, expect, it, vi } from 'vitest';
import type { CourseStorage } from '../ports/course-storage.js';
import { mark, quiz, readLevel, unmark, type Contract } from './storage-under-test.js';

/** Being told of what another client does. */
export function describeNotices({ storage, another, patience }: Contract): void {
  /** Changes something each time it is asked, since a subscription may take a while to be in place. */
  function changeUntil(client: CourseStorage, isHeard: () => boolean): Promise<void> {
    let isMarked = false;
    return vi.waitFor(async () => {
      isMarked = !isMarked;
      await client.progress.setTaskCompleted(isMarked ? mark(1, 1) : unmark(1, 1));
      await vi.waitFor(() => expect(isHeard()).toBe(true), { timeout: patience.timeout / 5, interval: 5 });
    }, patience);
  }

  describe('notices', () => {
    it('a client is notified of a change that another one makes, and then reads it', async ({ skip }) => {
      const second = await (another() ?? skip('there is no second client'))();
      const onChange = vi.fn<() => void>();
      const unsubscribe =
        second.progress.subscribe?.(onChange) ?? skip('changes made elsewhere are not noticed');
      await changeUntil(storage(), () => onChange.mock.calls.length > 0);
      onChange.mockClear();
      await storage().progress.saveQuizResult(quiz(1, 100, 12));
      await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
      await expect.poll(async () => (await readLevel(second, 1)).quizScore, patience).toBe(100);
      unsubscribe();
    });

    it('a client is no longer notified once it has unsubscribed', async ({ skip }) => {
      const second = await (another() ?? skip('there is no second client'))();
      const [onChange, onChangeOfOther] = [vi.fn<() => void>(), vi.fn<() => void>()];
      const unsubscribe =
        second.progress.subscribe?.(onChange) ?? skip('changes made elsewhere are not noticed');
      const unsubscribeOther = second.progress.subscribe?.(onChangeOfOther);
      unsubscribe();
      await changeUntil(storage(), () => onChangeOfOther.mock.calls.length > 0);
      expect(onChange).not.toHaveBeenCalled();
      unsubscribeOther?.();
    });

    it('the same listener subscribed twice stays until both have ended', async ({ skip }) => {
      const second = await (another() ?? skip('there is no second client'))();
      const onChange = vi.fn<() => void>();
      const unsubscribe =
        second.progress.subscribe?.(onChange) ?? skip('changes made elsewhere are not noticed');
      const unsubscribeAgain = second.progress.subscribe?.(onChange);
      unsubscribe();
      unsubscribe();
      await changeUntil(storage(), () => onChange.mock.calls.length > 0);
      expect(onChange).toHaveBeenCalled();
      unsubscribeAgain?.();
    });
  });
}
