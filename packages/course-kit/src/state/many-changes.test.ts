import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateAnswer, openPage } from '../testing/faulty-page.fixtures.js';
import { mark, quiz, unmark } from '../testing/storage-under-test.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often the browser's storage and the server are asked when so many changes wait for the first one's answer. */
async function askedWith(count: number) {
  const page = await openPage({ isNotified: true });
  const late = lateAnswer();
  page.answers.saves.push(late.answer);
  for (let index = 0; index < count; index += 1) {
    const task = 1 + (index % 3);
    void page.setTask(index % 2 === 0 ? mark(1, task) : unmark(1, task));
  }
  await vi.advanceTimersByTimeAsync(1000);
  const asked = async (work: () => unknown) => {
    const [accesses, lists] = [page.browser.accesses, page.lists()];
    await work();
    return { accesses: page.browser.accesses - accesses, lists: page.lists() - lists };
  };
  const ofTask = await asked(() => page.press(1));
  const ofQuiz = await asked(() => void page.submit(quiz(1, 40)));
  const ofSending = await asked(() => {
    late.give();
    return vi.advanceTimersByTimeAsync(0);
  });
  expect(page.changes()).toHaveLength(count + 2);
  expect(page.status()).toBe('saved');
  page.leave();
  return { ofTask, ofQuiz, ofSending };
}

it('costs a press the same however many changes wait, and sending them in proportion, with one read after all', async () => {
  const [few, many] = [await askedWith(30), await askedWith(600)];
  expect([many.ofTask, many.ofQuiz]).toEqual([few.ofTask, few.ofQuiz]);
  expect(many.ofSending.accesses / 600).toBeLessThanOrEqual(few.ofSending.accesses / 30);
  expect([few.ofSending.lists, many.ofSending.lists]).toEqual([1, 1]);
});
