import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateAnswer, noAnswer, openPage, type PageOptions } from '../testing/faulty-page.fixtures.js';
import { mark } from '../testing/storage-under-test.js';

const leaves: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  vi.useRealTimers();
});

async function open(options?: PageOptions) {
  const page = await openPage(options);
  leaves.push(page.leave);
  return page;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const [one, two, three] = ['level-1-task-1', 'level-1-task-2', 'level-1-task-3'];

describe('a storage that fails', () => {
  it('is asked again after 1, 2, 4, 8, 16 and from then on every 30 seconds', async () => {
    const page = await open();
    for (let count = 0; count < 8; count += 1) page.fail('unavailable');
    page.press(1);
    await pass(200_000);
    const times = page.sentAt();
    const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    expect(await page.saved()).toEqual([one]);
  });

  it('is asked up to half as early by other devices, so that they do not come all at once', async () => {
    const page = await open({ random: () => 0.999_999 });
    for (let count = 0; count < 6; count += 1) page.fail('unknown');
    page.press(1);
    await pass(100_000);
    const times = page.sentAt();
    const pauses = times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000]);
  });

  it('is left alone for as long as it asks, whatever is pressed meanwhile', async () => {
    const page = await open();
    page.fail('unavailable', 60_000);
    page.press(1);
    await pass(10_000);
    page.press(2);
    globalThis.dispatchEvent?.(new Event('online'));
    await page.actions.saveAgain();
    await pass(49_999);
    expect(page.sentTasks()).toEqual([1]);
    expect(page.shown()).toEqual([one, two]);
    await pass(1);
    expect(page.sentTasks()).toEqual([1, 1, 2]);
  });

  it('is asked again on a device whose clock stands still, or is set back', async () => {
    let now = 5_000_000;
    const page = await open({ clock: () => now });
    page.fail('unavailable', 5000);
    page.press(1);
    await pass(4000);
    now = 1_000_000;
    page.press(2);
    await pass(1000);
    expect(page.sentTasks()).toEqual([1, 1, 2]);
    expect(page.status()).toBe('saved');
  });

  it('is notified once for each outage', async () => {
    const page = await open();
    const noticeId = () => page.get('notices').find(({ code }) => code === 'save-waiting')?.id ?? 0;
    for (let tries = 0; tries < 4; tries += 1) page.fail('unavailable');
    page.press(1);
    await pass(500);
    const first = noticeId();
    expect(first).toBeGreaterThan(0);
    page.press(2);
    await pass(60_000);
    expect([page.status(), noticeId()]).toEqual(['saved', first]);
    page.fail('unavailable');
    page.press(3);
    await pass(60_000);
    expect(page.status()).toBe('saved');
    expect(noticeId(), 'a new notification').toBeGreaterThan(first);
  });

  it('is notified on a page that is opened meanwhile only of a change that is made there', async () => {
    const before = await open();
    before.fail('unavailable');
    before.press(1);
    await pass(0);
    before.leave();
    const page = await open({ browser: before.browser, account: before.account });
    for (let tries = 0; tries < 3; tries += 1) page.fail('unavailable');
    await pass(3000);
    expect([page.sentTasks(), page.status(), page.codes()]).toEqual([[1], 'waiting', []]);
    page.press(2);
    await pass(0);
    expect([page.status(), page.codes()]).toEqual(['waiting', ['save-waiting']]);
  });

  it('has an answer counted as lost after 30 seconds, and is sent the same once more', async () => {
    const page = await open();
    page.answers.saves.push(noAnswer);
    page.press(1);
    await pass(29_999);
    expect([page.sentTasks(), page.status()]).toEqual([[1], 'saving']);
    await pass(1);
    expect(page.status()).toBe('waiting');
    await pass(1000);
    expect([page.sentTasks(), page.status()]).toEqual([[1, 1], 'saved']);
    expect(page.changes()[1]).toEqual(page.changes()[0]);
  });

  it('keeps changes in the order in which they were made, one at a time', async () => {
    const page = await open();
    const late = lateAnswer();
    page.answers.saves.push(late.answer);
    page.press(1);
    page.press(2);
    page.press(3);
    await pass(1000);
    expect(page.sentTasks()).toEqual([1]);
    late.give();
    await pass(0);
    expect(page.sentTasks()).toEqual([1, 2, 3]);
  });
});

describe('a change that is refused for good', () => {
  it('is no longer shown and waits for the learner, while the rest goes on', async () => {
    const page = await open();
    page.fail('forbidden');
    page.press(1);
    page.press(2);
    expect(page.shown()).toEqual([one, two]);
    await pass(0);
    expect([page.shown(), page.status()]).toEqual([[two], 'refused']);
    expect(await page.saved()).toEqual([two]);
    expect(page.codes()).toContain('save-failed');
    expect(page.get('ledger').refused).toMatchObject([{ change: { task: 1 }, reason: 'forbidden' }]);
  });

  it('is sent again when the learner wants it, before what was made later', async () => {
    const page = await open();
    page.fail('invalid');
    page.press(1);
    await pass(0);
    page.fail('unavailable', 1000);
    page.press(2);
    await pass(0);
    await page.actions.saveAgain();
    await pass(1000);
    expect(page.sentTasks()).toEqual([1, 2, 1, 2]);
    expect([await page.saved(), page.status()]).toEqual([[one, two], 'saved']);
  });

  it('is given up when the learner wants that, for good', async () => {
    const page = await open();
    page.fail('invalid');
    page.press(1);
    await pass(0);
    expect(page.waitingKeys()).toHaveLength(1);
    await page.actions.discardRefused();
    expect([page.status(), page.shown(), page.waitingKeys()]).toEqual(['saved', [], []]);
  });

  it('is settled by another press of the same task, so that sending it again undoes nothing', async () => {
    const page = await open();
    page.fail('invalid');
    page.press(1);
    await pass(0);
    const again = page.setTask({ kind: 'task', level: 1, task: 1, isCompleted: false });
    await pass(0);
    await again;
    expect([page.status(), page.waitingKeys()]).toEqual(['saved', []]);
    await page.actions.saveAgain();
    expect(await page.saved()).toEqual([]);
  });

  it('that was made before the learner deleted their progress is dropped', async () => {
    const page = await open();
    page.fail('unavailable');
    page.press(1);
    await pass(10);
    await page.account.progress.clear?.(Date.now());
    await pass(60_000);
    expect([page.shown(), page.status(), page.waitingKeys()]).toEqual([[], 'saved', []]);
    expect(page.get('ledger').delivery).toEqual({ status: 'idle' });
    page.press(2);
    expect(page.status()).toBe('saving');
    await pass(0);
    expect(await page.saved()).toEqual([two]);
  });
});

describe('a session', () => {
  it('that ended holds changes up, asks nobody meanwhile, and goes on when the learner is back', async () => {
    const page = await open();
    page.fail('unauthenticated');
    page.press(1);
    await pass(600_000);
    expect([page.sentTasks(), page.shown(), page.status()]).toEqual([[1], [one], 'signed-out']);
    expect(page.codes()).toEqual(['sign-in-required']);
    page.account.signIn({ id: 'ada' });
    await pass(0);
    expect([await page.saved(), page.status()]).toEqual([[one], 'saved']);
  });

  it('that has left something tells so on every page that is opened until its learner is back, and on none after', async () => {
    const { account, browser, ...page } = await open();
    page.fail('unauthenticated');
    page.press(1);
    await pass(0);
    await account.session?.signOut();
    const opened = await open({ account, browser });
    expect(opened.get('session')).toEqual({ status: 'signed-out', hasWaiting: true });
    account.signIn({ id: 'ada' });
    await pass(60_000);
    expect(await opened.saved()).toEqual([one]);
    await account.session?.signOut();
    expect((await open({ account, browser })).get('session')).toEqual({ status: 'signed-out' });
  });

  it('of somebody else gets nothing of what its predecessor had on the way', async () => {
    const page = await open();
    page.fail('unavailable');
    page.press(1);
    page.press(2);
    await pass(0);
    page.account.signIn({ id: 'grace' });
    await pass(60_000);
    expect([page.shown(), await page.saved(), page.status()]).toEqual([[], [], 'saved']);
    page.account.signIn({ id: 'ada' });
    await pass(60_000);
    expect([page.shown(), await page.saved()]).toEqual([
      [one, two],
      [one, two],
    ]);
  });

  it('that changes in the same moment as a change is sent: the change names its learner', async () => {
    const page = await open();
    page.answers.saves.push(async (work) => {
      page.account.signIn({ id: 'grace' });
      return work();
    });
    page.press(3);
    await pass(60_000);
    expect(page.changes()[0]?.learnerId).toBe('ada');
    expect([page.shown(), await page.saved()]).toEqual([[], []]);
    page.account.signIn({ id: 'ada' });
    await pass(60_000);
    expect(await page.saved()).toEqual([three]);
  });

  it('that changed before an answer came: what was saved is not sent again to its learner', async () => {
    const page = await open();
    const late = lateAnswer();
    page.answers.saves.push(late.answer);
    page.press(1);
    await pass(10);
    page.account.signIn({ id: 'grace' });
    await pass(10);
    late.give();
    await pass(10);
    expect([page.shown(), page.waitingKeys()]).toEqual([[], []]);
    page.account.signIn({ id: 'ada' });
    await pass(60_000);
    expect([page.sentTasks(), page.shown()]).toEqual([[1], [one]]);
  });
});

describe('a race', () => {
  it('between a press and the end of a run leaves no change unsent, however close', async () => {
    for (let ticks = 0; ticks < 40; ticks += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page = await open();
      const late = lateAnswer();
      page.answers.saves.push(late.answer);
      page.press(1);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pass(0);
      late.give();
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      const second = page.setTask(mark(1, 2)).then(page.status);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pass(0);
      expect([page.sentTasks(), page.status()]).toEqual([[1, 2], 'saved']);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await second, 'when its result is known').toBe('saved');
    }
  });

  it('between a read and a save is won by the save', async () => {
    const page = await open();
    const late = lateAnswer();
    page.answers.reads.push(late.answer);
    const reading = page.read();
    await pass(0);
    page.press(1);
    await pass(0);
    late.give();
    await reading;
    expect([page.shown(), page.get('loadStatus')]).toEqual([[one], 'ready']);
  });

  it('between a read and the save of another tab is won by the save', async () => {
    const tab = await open();
    const saved = lateAnswer();
    tab.answers.saves.push(saved.answer);
    const late = lateAnswer();
    const reads = [late.answer];
    const page = await open({ browser: tab.browser, account: tab.account, reads });
    tab.press(1);
    await pass(0);
    saved.give();
    await pass(0);
    late.give();
    await pass(0);
    expect([page.get('loadStatus'), page.shown()]).toEqual(['ready', [one]]);
  });

  it('between a read whose answer is shared and the save of another tab is won by the save', async () => {
    const tab = await open();
    const page = await open({ browser: tab.browser, account: tab.account, sharesReads: true });
    tab.press(1);
    await pass(0);
    void page.read();
    await pass(0);
    expect([page.get('loadStatus'), page.shown()]).toEqual(['ready', [one]]);
  });

  it('between the first read, one more and a save without an answer shows what was read', async () => {
    const before = await open();
    before.answers.saves.push(noAnswer);
    before.press(1);
    await pass(0);
    before.leave();
    const late = lateAnswer();
    const page = await open({ browser: before.browser, account: before.account, reads: [late.answer] });
    page.answers.saves.push(noAnswer);
    await pass(3000);
    void page.read();
    late.give();
    await pass(0);
    expect([page.sentTasks(), page.get('loadStatus'), page.shown()]).toEqual([[1], 'ready', [one]]);
  });

  it('between a read and a change of learner shows nobody what was read for another', async () => {
    const page = await open();
    page.press(1);
    await pass(0);
    const late = lateAnswer();
    page.answers.reads.push(late.answer);
    const reading = page.read();
    await pass(0);
    page.account.signIn({ id: 'grace' });
    late.give();
    await reading;
    await pass(0);
    expect(page.shown()).toEqual([]);
  });

  it('between a deletion without an answer and later changes is over after 30 seconds', async () => {
    const page = await open();
    page.press(1);
    await pass(0);
    page.answers.deletions.push(noAnswer);
    const deleting = page.clearProgress();
    await pass(10);
    page.press(2);
    await pass(29_000);
    expect(page.sentTasks()).toEqual([1]);
    await pass(1000);
    expect(await deleting).toBe(false);
    expect([await page.saved(), page.status()]).toEqual([[one, two], 'saved']);
  });
});
