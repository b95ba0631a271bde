import {
  CourseProvider,
  createLocalStorage,
  createSharedCourse,
  defaultLinkFor,
  LevelCard,
  QuizRunner,
  UnlockGate,
  useCourse,
  useCourseProgress,
  useLevels,
  useSetTaskCompleted,
  type CourseProviderProps,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { outlineOf } from '@course-kit/react/model';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FakeStorage } from '../../testing/fake-storage.js';
import { exampleCourse, passedRecord } from '../../components/example-course.fixtures.js';

const other = { ...exampleCourse, title: 'Cakes', levels: exampleCourse.levels.slice(0, 1) };

function Passed() {
  return <p>{useCourseProgress().passedLevels} passed</p>;
}

test('another storage shows its own progress', async () => {
  const [none, some] = [createMemoryStorage(), createMemoryStorage({ records: [passedRecord(1)] })];
  const app = (storage: typeof none) => (
    <CourseProvider course={exampleCourse} storage={storage}>
      <Passed />
    </CourseProvider>
  );
  const { rerender } = await render(app(none));
  await expect.element(page.getByText('0 passed')).toBeVisible();
  await rerender(app(some));
  await expect.element(page.getByText('1 passed')).toBeVisible();
});

test('another course is shown; an equal one that is created at every render keeps the state', async () => {
  const storage = createMemoryStorage({ records: [passedRecord(1)] });
  const app = (course: CourseProviderProps['course']) => (
    <CourseProvider course={{ ...course }} storage={storage}>
      <LevelCard level={1} />
      <Passed />
    </CourseProvider>
  );
  const { rerender } = await render(app(exampleCourse));
  await expect.element(page.getByText('1 passed')).toBeVisible();
  await rerender(app(exampleCourse));
  expect(page.getByText('1 passed').element(), 'without being read anew').toBeVisible();
  await rerender(app(other));
  await expect.element(page.getByText('1 passed')).toBeVisible();
});

test('roots of a page that share a course show what is done in either, with one connection', async () => {
  const storage = createMemoryStorage();
  const watch = vi.spyOn(storage.progress, 'subscribe');
  const store = createSharedCourse({ course: exampleCourse, storage });
  function Island({ children }: { readonly children: ReactNode }) {
    return (
      <CourseProvider course={exampleCourse} store={store} toaster={null}>
        {children}
      </CourseProvider>
    );
  }
  function Mark() {
    const setTaskCompleted = useSetTaskCompleted();
    return <button onClick={() => setTaskCompleted(1, 1, true)}>Mark</button>;
  }
  function Done() {
    return <p>{useCourseProgress().done} done</p>;
  }
  await render(<Island>{<Done />}</Island>);
  const pressed = await render(<Island>{<Mark />}</Island>);
  await expect.element(page.getByText('0 done')).toBeVisible();
  await page.getByRole('button', { name: 'Mark' }).click();
  await expect.element(page.getByText('1 done')).toBeVisible();
  expect(watch).toHaveBeenCalledTimes(1);
  // What is left goes on.
  await pressed.unmount();
  await storage.progress.setTaskCompleted({ kind: 'task', level: 1, task: 2, isCompleted: true });
  await expect.element(page.getByText('2 done')).toBeVisible();
});

test('a quiz of another course than the provider’s asks its own questions and keeps its result apart', async () => {
  const question = { question: 'What is a sponge?', options: ['Cake', 'Bread'], correctAnswer: 0 };
  const [level] = other.levels;
  if (!level) throw new Error('one level');
  const asked = { ...question, id: 'q1', explanation: 'It is sweet.' };
  const cakes = { ...other, levels: [{ ...level, questions: [asked], questionCount: 1 }] };
  const storage = createMemoryStorage();
  await render(
    <CourseProvider course={exampleCourse} storage={storage}>
      <QuizRunner course={cakes} level={1} />
    </CourseProvider>,
  );
  await page.getByRole('radio', { name: 'Cake' }).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  expect(await storage.progress.list()).toEqual([]);
  expect(await storage.forCourse?.(cakes).progress.list(), 'the same kind of storage').toMatchObject([
    { quizCompleted: true },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('cakes:'))).toEqual([]);
});

test('another storage resets the components: a gate redirects again', async () => {
  const onLocked = vi.fn<() => void>();
  const app = (storage: ReturnType<typeof createMemoryStorage>) => (
    <CourseProvider course={exampleCourse} storage={storage}>
      <UnlockGate level={2} onLocked={onLocked}>
        Lessons
      </UnlockGate>
    </CourseProvider>
  );
  const { rerender } = await render(app(createMemoryStorage()));
  await expect.poll(() => onLocked.mock.calls.length).toBe(1);
  await rerender(app(createMemoryStorage()));
  await expect.poll(() => onLocked.mock.calls.length).toBe(2);
});

test('a component of the same course shares the provider’s state, also with an outline or other texts', async () => {
  const storage = createMemoryStorage({ records: [passedRecord(1)] });
  const outer = { ...exampleCourse, id: 'bread' };
  await render(
    <CourseProvider course={outer} storage={storage}>
      <LevelCard course={{ ...outlineOf(exampleCourse), id: 'bread', title: 'All About Bread' }} level={1} />
    </CourseProvider>,
  );
  await expect.element(page.getByText('Passed', { exact: true })).toBeVisible();
});

test('a component of another course uses the provider’s texts, and does not link to its pages', async () => {
  const { container } = await render(
    <CourseProvider
      course={exampleCourse}
      storage={createMemoryStorage()}
      linkFor={defaultLinkFor}
      messages={{ levelCard: { open: 'Offen' } }}
    >
      <LevelCard course={other} level={1} />
    </CourseProvider>,
  );
  await expect.element(page.getByText('Offen')).toBeVisible();
  expect(container.querySelector('a')).toBeNull();
});

test('the shown place changes when the browser takes its storage away', async () => {
  const refusing = new FakeStorage();
  const storage = createLocalStorage({ storage: refusing, prefix: 'x:' });
  const Place = () => (
    <p>
      {useLevels().status}, kept: {useCourse().place}
    </p>
  );
  await render(
    <CourseProvider course={exampleCourse} storage={storage}>
      <Place />
    </CourseProvider>,
  );
  await expect.element(page.getByText('ready, kept: browser')).toBeVisible();
  refusing.faults.isBlocked = true;
  // Nothing that the ledger hears of.
  storage.drafts.write(1, { answers: [0] });
  await expect.element(page.getByText('ready, kept: page')).toBeVisible();
});
