import { describe, expect, it } from 'vitest';
import { EMPTY_LEDGER, type Ledger, type PendingChange } from '../../model/ledger.js';
import { reduceLedger, type LedgerEvent } from '../../model/ledger-reducer.js';
import { defineCourse } from '../../model/define-course.js';
import { emptyRecord } from '../../model/level-record.js';
import type { ProgressChange } from '../../model/progress-change.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { mark, quiz, unmark } from '../../testing/storage-under-test.js';
import { openBrowser } from '../local/open-browser.js';
import { createLedgerStore } from './ledger-store.js';
import { withOverflow } from './overflow-store.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const level = {
  title: 'Level',
  tasks: [{ title: 'Task', duration: '', steps: [] }],
  questions: [question, question],
};
const course = defineCourse({ title: 'Course', levels: [level, level] });
const sizeOf = (storage: FakeStorage) => Object.entries(storage.contents()).flat().join('').length;
let time = 1_000_000;

/** One tab of a browser: what the driver does, without sending anything. */
function openTab(storage: FakeStorage) {
  const { store, notices } = openBrowser({ storage });
  const ledgers = createLedgerStore({
    store: withOverflow(store),
    notices,
    clock: () => time,
    isExclusive: true,
    page: { owner: null },
    exclusively: (work) => work(),
  });
  let ledger: Ledger = EMPTY_LEDGER;
  const happen = (event: LedgerEvent) => {
    const before = ledger;
    ledger = reduceLedger(before, event, course.passMark);
    if (ledger !== before) ledgers.persist(event, before, ledger);
  };
  return {
    happen,
    open(owner: string | null) {
      const opened = ledgers.open(owner, course);
      ledger = reduceLedger(ledger, { type: 'opened', owner, stored: opened.stored }, course.passMark);
      return opened;
    },
    press(change: ProgressChange): PendingChange {
      time += 1;
      const pending = { id: `id${time}`, change: { ...change, madeAt: time } };
      happen({ type: 'changed', pending });
      return pending;
    },
    receive() {
      ledger = reduceLedger(
        ledger,
        { type: 'synchronised', stored: ledgers.synchronise(ledger) },
        course.passMark,
      );
    },
    isLasting: () => ledgers.isLasting,
    pending: () =>
      ledger.pending.map(({ change }) =>
        change.kind === 'task' ? `task ${change.task}` : `${change.score} %`,
      ),
    ledger: () => ledger,
  };
}

/** What another page of this browser, opened now, has waiting for a learner. */
function waitingFor(owner: string | null, storage: FakeStorage): string[] {
  const tab = openTab(storage);
  tab.open(owner);
  return tab.pending();
}

describe('a page', () => {
  it('that is only opened writes nothing', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open(null);
    tab.receive();
    tab.happen({ type: 'read', records: [], revision: tab.ledger().revision });
    expect([storage.writes, storage.contents()]).toEqual([0, {}]);
  });

  it('writes two entries for a toggled task, the change and the shown progress, and one when it is saved', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open('ada');
    const first = tab.press(mark(1, 1));
    tab.happen({
      type: 'confirmed',
      id: first.id,
      record: { ...emptyRecord(1), completedTasks: ['level-1-task-1'] },
    });
    let { writes } = storage;
    const counted = () => {
      const count = storage.writes - writes;
      ({ writes } = storage);
      return count;
    };
    const { id } = tab.press(mark(1, 2));
    expect(counted()).toBe(2);
    tab.happen({ type: 'sending', id });
    expect(counted()).toBe(0);
    const completedTasks = ['level-1-task-1', 'level-1-task-2'];
    tab.happen({ type: 'confirmed', id, record: { ...emptyRecord(1), completedTasks } });
    expect(counted()).toBe(1);
  });

  it('keeps each change under a key of its own until it is confirmed', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open('ada');
    const changes = [mark(1, 1), unmark(1, 1), quiz(1, 80), mark(2, 1)].map((change) => tab.press(change));
    for (const { id, change } of changes)
      expect(JSON.parse(storage.contents()[`course-kit:change:ada:${id}`] ?? '')).toEqual(change);
    tab.happen({ type: 'confirmed', id: changes[0]?.id ?? '', record: emptyRecord(1) });
    expect(waitingFor('ada', storage)).toEqual(['task 1', '80 %', 'task 1']);
  });

  it('sets damaged changes aside, and keeps the valid ones', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open('ada');
    tab.press(mark(1, 1));
    const damaged = ['', '{', 'null', '{"kind":"task"}', '{"kind":"other","level":1,"madeAt":1}'];
    damaged.forEach((text, index) => storage.setItem(`course-kit:change:ada:damaged-${index}`, text));
    expect(waitingFor('ada', storage)).toEqual(['task 1']);
    damaged.forEach((text, index) =>
      expect(storage.getItem(`course-kit:set-aside:course-kit:change:ada:damaged-${index}`)).toBe(text),
    );
  });

  it('restores what it knows after the storage was cleared, once, and nothing else', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open('ada');
    tab.press(mark(1, 1));
    tab.press(quiz(1, 80));
    const before = storage.contents();
    storage.clear();
    tab.receive();
    const { 'course-kit:storage-id': earlier, ...kept } = before;
    const { 'course-kit:storage-id': later, ...restored } = storage.contents();
    expect(restored).toEqual(kept);
    expect(later).not.toBe(earlier);
    storage.removeItem('level-1-task-1');
    tab.receive();
    expect(storage.getItem('level-1-task-1')).toBeNull();
  });

  it('also restores a visitor’s work, even from before it was known who is learning', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.press(mark(1, 1));
    storage.clear();
    tab.receive();
    tab.open(null);
    tab.press(mark(1, 2));
    storage.clear();
    tab.receive();
    expect(waitingFor('ada', storage)).toEqual(['task 1', 'task 2']);
  });
});

describe('a full storage', () => {
  it('keeps a change in the page, and in the browser once there is room', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open('ada');
    tab.press(mark(1, 1));
    const before = storage.contents();
    storage.faults.capacity = sizeOf(storage);
    tab.press(mark(1, 2));
    expect([tab.pending(), tab.isLasting()]).toEqual([['task 1', 'task 2'], false]);
    expect(storage.contents()).toEqual(before);
    delete storage.faults.capacity;
    tab.press(mark(1, 3));
    expect(tab.isLasting()).toBe(true);
    expect(waitingFor('ada', storage)).toEqual(['task 1', 'task 2', 'task 3']);
  });

  it('at a sign-in merges the visitor’s work, and keeps its entries until there is room', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open(null);
    tab.press(mark(1, 1));
    tab.press(quiz(1, 100));
    const before = storage.contents();
    storage.faults.capacity = sizeOf(storage);
    tab.open('ada');
    expect(tab.pending()).toEqual(['task 1', '100 %']);
    expect(storage.contents()).toEqual(before);
    expect(waitingFor('ada', new FakeStorage(before))).toEqual(['task 1', '100 %']);
  });

  it('at a switch of learners shows neither the other’s work, and keeps both', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open('ada');
    tab.press(mark(1, 1));
    storage.faults.capacity = sizeOf(storage);
    tab.press(mark(1, 2));
    expect(tab.open('grace').stored).toMatchObject({ confirmed: [], pending: [] });
    tab.press(mark(2, 1));
    tab.open('ada');
    expect(tab.pending()).toEqual(['task 1', 'task 2']);
    tab.open('grace');
    expect(tab.pending()).toEqual(['task 1']);
  });

  it('keeps one learner’s work out of the copy of a learner who signs in in another tab', () => {
    const storage = new FakeStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.open('ada');
    one.press(mark(1, 1));
    other.open('ada');
    storage.faults.capacity = sizeOf(storage);
    one.press(mark(1, 2));
    delete storage.faults.capacity;
    other.open(null);
    one.press(mark(1, 3));
    const { confirmed } = openTab(storage).open(null).stored;
    expect(confirmed).toEqual([]);
    expect(waitingFor('ada', storage)).toEqual(['task 1', 'task 2', 'task 3']);
  });

  it('that is cleared meanwhile is restored completely', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    tab.open('ada');
    tab.press(mark(1, 1));
    storage.faults.capacity = sizeOf(storage);
    tab.press(mark(1, 2));
    storage.clear();
    delete storage.faults.capacity;
    tab.receive();
    expect(storage.getItem('course-kit:owner')).toBe('ada');
    expect(waitingFor('ada', storage)).toEqual(['task 1', 'task 2']);
    expect(openTab(storage).open('grace').stored).toMatchObject({ confirmed: [], pending: [] });
  });
});

describe('two tabs', () => {
  it('that have not been notified of each other keep the work of both', () => {
    for (const owner of [null, 'ada']) {
      const storage = new FakeStorage();
      const [one, other] = [openTab(storage), openTab(storage)];
      one.open(owner);
      other.open(owner);
      one.press(mark(1, 1));
      other.press(mark(1, 2));
      one.press(quiz(1, 50));
      other.press(quiz(2, 100));
      expect(Object.keys(storage.contents())).toEqual(
        expect.arrayContaining(['level-1-task-1', 'level-1-task-2', 'level-2-quiz-score']) as string[],
      );
    }
  });

  it('are notified of each other’s changes, and of what the other has settled', () => {
    const storage = new FakeStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.open('ada');
    other.open('ada');
    const { id } = one.press(mark(1, 1));
    other.press(mark(1, 2));
    one.receive();
    other.receive();
    expect([one.pending(), other.pending()]).toEqual([
      ['task 1', 'task 2'],
      ['task 1', 'task 2'],
    ]);
    other.happen({
      type: 'confirmed',
      id,
      record: { ...emptyRecord(1), completedTasks: ['level-1-task-1'] },
    });
    one.receive();
    expect(one.pending()).toEqual(['task 2']);
  });

  it('merge a visitor’s work in one tab just after a sign-in in the other', () => {
    const storage = new FakeStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.open(null);
    other.open(null);
    one.open('ada');
    other.press(mark(1, 1));
    other.open('ada');
    expect(other.pending()).toEqual(['task 1']);
    expect(waitingFor('ada', storage)).toEqual(['task 1']);
  });

  it('know when the learner has settled a refused change by toggling the task again', () => {
    const storage = new FakeStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.open('ada');
    other.open('ada');
    const { id } = one.press(mark(1, 1));
    one.happen({ type: 'refused', id, reason: 'invalid' });
    other.receive();
    expect(other.ledger().refused).toHaveLength(1);
    one.press(unmark(1, 1));
    other.receive();
    expect(other.ledger().refused).toEqual([]);
  });
});
