import { describe, expect, test, vi } from 'vitest';
import { courseKey } from '../model/course-key.js';
import { defineCourse } from '../model/define-course.js';
import type { StoragePorts } from '../ports/course-storage.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { openStore } from '../testing/open-store.js';
import { mark, quiz } from '../testing/storage-under-test.js';
import type { Locks } from './browser-ledger/exclusively.js';
import { createCourseStorage } from './course-storage.js';
import { createMemoryStorage } from './memory-storage.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const tasks = [{ title: 'Task', duration: '', steps: [] }];
const [bread, knots] = ['Bread', 'Knots'].map((title) =>
  defineCourse({ title, levels: [{ title: 'Level', tasks, questions: [question] }] }),
) as [ReturnType<typeof defineCourse>, ReturnType<typeof defineCourse>];

/** A course's accounts, which refuse everything for now, so that changes wait in the browser. */
function down(learner: string): StoragePorts {
  const { progress, ...ports } = createMemoryStorage({ learner: { id: learner }, place: 'account' });
  const refuse = () => Promise.reject(new CourseStorageError('unavailable', 'progress'));
  return { ...ports, progress: { ...progress, setTaskCompleted: refuse, saveQuizResult: refuse } };
}

describe('two courses with accounts in one browser, each with a prefix made of its name', () => {
  const open = async (
    course: typeof bread,
    learner: string,
    browser: { storage: FakeStorage; locks?: Locks; events?: EventTarget },
  ) => {
    const storage = createCourseStorage(down(learner), { ...browser, prefix: `${courseKey(course)}:` });
    const store = openStore(course, storage);
    const leave = store.connect();
    await expect.poll(() => store.get('ledger').status).toBe('ready');
    return { ...store, storage, leave };
  };

  test('share neither progress, drafts, waiting changes nor owners', async () => {
    const storage = new FakeStorage();
    const first = await open(bread, 'ada', { storage });
    const second = await open(knots, 'charles', { storage });
    void first.setTask(mark(1, 1));
    void second.submit(quiz(1, 100));
    first.storage.drafts.write(1, { answers: [0] });
    await expect.poll(() => first.get('ledger').pending).toHaveLength(1);
    await expect.poll(() => second.get('ledger').pending).toHaveLength(1);

    expect(first.get('records')).toMatchObject([{ completedTasks: ['level-1-task-1'], quizScore: null }]);
    expect(second.get('records')).toMatchObject([{ completedTasks: [], quizScore: 100 }]);
    expect(second.storage.drafts.read(1)).toBeNull();
    expect(storage.contents()).toMatchObject({
      'bread:course-kit:owner': 'ada',
      'knots:course-kit:owner': 'charles',
    });
    expect(Object.keys(storage.contents()).filter((key) => !/^(bread|knots):/.test(key))).toEqual([]);
    first.leave();
    second.leave();
  });

  test('wait for locks of their own, and are notified only of their own changes', async () => {
    const storage = new FakeStorage();
    const names = new Set<string>();
    const locks: Locks = {
      async request(name, _options, work) {
        names.add(name);
        await work();
      },
    };
    const first = await open(bread, 'ada', { storage, locks });
    const second = await open(knots, 'ada', { storage, locks });
    const [own, others] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stops = [
      second.storage.openLedgers?.().subscribe(others),
      first.storage.openLedgers?.().subscribe(own),
    ];
    void first.setTask(mark(1, 1));
    await expect.poll(() => own.mock.calls.length).toBeGreaterThan(0);
    expect(others).not.toHaveBeenCalled();
    void second.setTask(mark(1, 1));
    await expect.poll(() => others.mock.calls.length).toBeGreaterThan(0);

    expect([...names].sort()).toEqual(['course-kit:bread:ledger', 'course-kit:knots:ledger']);
    stops.forEach((stop) => stop?.());
    first.leave();
    second.leave();
  });
});

test('what is answered before a tab has heard of a sign-in, or a sign-out, in another is its own learner’s', () => {
  const browser = { storage: new FakeStorage() };
  const tab = () => createCourseStorage(down('ada'), browser);
  const [one, other] = [tab(), tab()];
  const open = (storage: typeof one) => {
    const ledgers = storage.openLedgers?.();
    return (learner: string | null) => void ledgers?.open(learner, bread);
  };
  const [enterOne, enterOther] = [open(one), open(other)];
  enterOne('ada');
  enterOther('ada');
  one.drafts.write(1, 'of Ada');
  for (const next of ['grace', null]) {
    enterOther(next);
    expect(one.drafts.read(1)).toBe('of Ada');
    one.drafts.write(1, `of Ada, not ${next}`);
    expect(other.drafts.read(1)).toBeNull();
    expect(one.drafts.read(1)).toBe(`of Ada, not ${next}`);
    enterOther('ada');
    expect(other.drafts.read(1)).toBe(`of Ada, not ${next}`);
    one.drafts.write(1, 'of Ada');
  }
});

test('a page that is opened for whom the browser remembers has their drafts, though it found no room for the sign-in', () => {
  const storage = new FakeStorage();
  const tab = (id: string) => {
    const { session, ...ports } = down(id);
    return createCourseStorage(
      { ...ports, ...(session && { session: { ...session, remembered: () => ({ id }) } }) },
      { storage },
    );
  };
  const [ofGrace, ofAda] = [tab('grace'), tab('ada')];
  ofGrace.openLedgers?.().open('grace', bread);
  ofGrace.drafts.write(1, 'of Grace');
  storage.faults.capacity = 0;
  ofAda.openLedgers?.().open('ada', bread);
  expect(tab('ada').drafts.read(1)).toBeNull();
  expect(tab('grace').drafts.read(1)).toBe('of Grace');
});
