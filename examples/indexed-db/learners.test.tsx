import { CourseProvider, useLevel, useSaving, useSession, useSetTaskCompleted } from '@course-kit/react';
import { defineCourse } from '@course-kit/react/model';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createIndexedDbStorage } from './indexed-db-storage.js';

const task = (title: string) => ({ title, duration: '10 minutes', steps: [] });
const course = defineCourse({
  title: 'Baking Bread',
  levels: [
    {
      title: 'Dough',
      tasks: [task('Mix'), task('Knead'), task('Rest')],
      questions: [
        {
          question: 'What makes it rise?',
          options: ['Salt', 'Yeast'],
          correctAnswer: 1,
          explanation: 'Yeast makes gas.',
        },
      ],
    },
  ],
});

const frames = new Set<HTMLIFrameElement>();

afterEach(() => {
  vi.restoreAllMocks();
  frames.forEach((frame) => frame.remove());
  frames.clear();
});

/** One tab of the browser with the course on it: its window hears of what other tabs keep, and not of its own. */
async function openTab(prefix: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.add(frame);
  const tab = frame.contentWindow;
  if (!tab) throw new Error('The frame has no window.');
  const { storage, chooseProfile } = createIndexedDbStorage({
    prefix,
    storage: tab.localStorage,
    events: tab,
    locks: tab.navigator.locks,
  });
  const page = await renderHook(
    () => ({
      session: useSession(),
      level: useLevel(1),
      saving: useSaving(),
      setTaskCompleted: useSetTaskCompleted(),
    }),
    {
      wrapper: ({ children }) => (
        <CourseProvider course={course} storage={storage}>
          {children}
        </CourseProvider>
      ),
    },
  );
  const now = () => page.result.current;
  return {
    storage,
    chooseProfile,
    mark: (number: number) => now().setTaskCompleted(1, number, true),
    saveAgain: () => now().saving.saveAgain(),
    close: () => page.unmount(),
    /** What the learner is shown: who they are, which tasks are done, and whether that is saved. */
    shown: () => {
      const { session, level, saving } = now();
      const learner = session.status === 'signed-in' ? session.learner.fullName : session.status;
      return [learner, level.state.completedTasks, saving.status];
    },
  };
}

const freshPrefix = () => `${crypto.randomUUID()}:`;

/** Which tasks the database itself has of a profile; makes it the current one. */
async function inDatabase(prefix: string, name: string) {
  const { storage, chooseProfile } = createIndexedDbStorage({ prefix });
  await chooseProfile(name);
  const [record] = await storage.progress.list();
  return record?.completedTasks ?? [];
}

function breakDatabase() {
  return vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError');
  });
}

test('a change made while the database cannot be opened survives a reload, and is saved later', async () => {
  const prefix = freshPrefix();
  await createIndexedDbStorage({ prefix }).chooseProfile('Ada');
  const fault = breakDatabase();

  const first = await openTab(prefix);
  await expect.poll(first.shown).toEqual(['Ada', [], 'saved']);
  await first.mark(1);
  await expect.poll(first.shown).toEqual(['Ada', [1], 'waiting']);
  await first.close();

  const second = await openTab(prefix);
  await expect.poll(second.shown).toEqual(['Ada', [1], 'waiting']);
  fault.mockRestore();
  await second.saveAgain();
  await expect.poll(second.shown).toEqual(['Ada', [1], 'saved']);
  expect(await inDatabase(prefix, 'Ada')).toEqual(['level-1-task-1']);
});

test('the kit retries until the database opens', async () => {
  const prefix = freshPrefix();
  await createIndexedDbStorage({ prefix }).chooseProfile('Ada');
  const fault = breakDatabase();
  const tab = await openTab(prefix);
  await tab.mark(1);
  await expect.poll(tab.shown).toEqual(['Ada', [1], 'waiting']);
  fault.mockRestore();
  await expect.poll(tab.shown).toEqual(['Ada', [1], 'saved']);
});

test('work done before a profile was picked is merged into the picked one, and no other sees it', async () => {
  const prefix = freshPrefix();
  await createIndexedDbStorage({ prefix }).chooseProfile('Grace');
  await createIndexedDbStorage({ prefix }).storage.session?.signOut();
  const tab = await openTab(prefix);
  await expect.poll(tab.shown).toEqual(['signed-out', [], 'saved']);
  await tab.mark(2);
  await expect.poll(tab.shown).toEqual(['signed-out', [2], 'signed-out']);

  await tab.chooseProfile('Ada');
  await expect.poll(tab.shown).toEqual(['Ada', [2], 'saved']);
  await tab.chooseProfile('Grace');
  await expect.poll(tab.shown).toEqual(['Grace', [], 'saved']);
  await tab.mark(3);
  await tab.chooseProfile('Ada');
  await expect.poll(tab.shown).toEqual(['Ada', [2], 'saved']);

  expect(await inDatabase(prefix, 'Ada')).toEqual(['level-1-task-2']);
  expect(await inDatabase(prefix, 'Grace')).toEqual(['level-1-task-3']);
});

test('pending changes of one profile are neither shown to nor saved for another, and are saved when it is picked again', async () => {
  const prefix = freshPrefix();
  for (const name of ['Grace', 'Ada']) await createIndexedDbStorage({ prefix }).chooseProfile(name);
  const tab = await openTab(prefix);
  await expect.poll(tab.shown).toEqual(['Ada', [], 'saved']);

  // The connection is open by now: each transaction fails.
  const fault = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  await tab.mark(1);
  await expect.poll(tab.shown).toEqual(['Ada', [1], 'waiting']);
  await tab.storage.session?.signOut();
  await expect.poll(tab.shown).toEqual(['signed-out', [], 'saved']);
  fault.mockRestore();

  await tab.chooseProfile('Grace');
  await expect.poll(tab.shown).toEqual(['Grace', [], 'saved']);
  await tab.chooseProfile('Ada');
  await expect.poll(tab.shown).toEqual(['Ada', [1], 'saved']);
  expect(await inDatabase(prefix, 'Grace')).toEqual([]);
  expect(await inDatabase(prefix, 'Ada')).toEqual(['level-1-task-1']);
});

test('two tabs share one learner and one progress, and keep the work of both', async () => {
  const prefix = freshPrefix();
  const [left, right] = [await openTab(prefix), await openTab(prefix)];
  await left.chooseProfile('Ada');
  await expect.poll(right.shown).toEqual(['Ada', [], 'saved']);

  await Promise.all([left.mark(1), right.mark(2), left.mark(3)]);
  await expect.poll(left.shown).toEqual(['Ada', [1, 2, 3], 'saved']);
  await expect.poll(right.shown).toEqual(['Ada', [1, 2, 3], 'saved']);
  expect(await inDatabase(prefix, 'Ada')).toEqual(['level-1-task-1', 'level-1-task-2', 'level-1-task-3']);

  await right.chooseProfile('Grace');
  await expect.poll(left.shown).toEqual(['Grace', [], 'saved']);
});
