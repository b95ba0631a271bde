import {
  CourseProvider,
  defaultLinkFor,
  ProgressGrid,
  TaskPage,
  useSetTaskCompleted,
  type CourseEvent,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, passedRecord } from '../../components/example-course.fixtures.js';

const course = exampleCourse.title;

test('raises one event for each lesson shown, on the current listener', async () => {
  const [first, second] = [vi.fn<(event: CourseEvent) => void>(), vi.fn<(event: CourseEvent) => void>()];
  const storage = createMemoryStorage();
  const lesson = (task: number, onEvent: typeof first) => (
    <StrictMode>
      <CourseProvider course={exampleCourse} storage={storage} onEvent={onEvent}>
        <TaskPage level={1} task={task} />
      </CourseProvider>
    </StrictMode>
  );
  const { rerender } = await render(lesson(1, first));
  await expect.poll(() => first.mock.calls.length).toBe(1);
  await rerender(lesson(1, second));
  await rerender(lesson(2, second));

  await expect
    .poll(() => second.mock.calls)
    .toEqual([[{ type: 'lesson-viewed', course, level: 1, task: 2 }]]);
  expect(first.mock.calls).toEqual([[{ type: 'lesson-viewed', course, level: 1, task: 1 }]]);
});

test('raises an event for a copied certificate address, without the name', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onEvent = vi.fn<(event: CourseEvent) => void>();
  const storage = createMemoryStorage({
    learner: { id: 'ada', fullName: 'Ada Lovelace' },
    records: [passedRecord(1)],
    isVerified: true,
    clock: () => 1_763_683_200_000,
  });
  await render(
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor} onEvent={onEvent}>
      <ProgressGrid />
    </CourseProvider>,
  );
  await page.getByRole('button', { name: /^Certificate URL.*First loaves/ }).click();
  await page.getByRole('button', { name: 'Make certificate' }).click();

  const id = 'CERT-1763683200000-L1';
  await expect
    .poll(() => onEvent.mock.calls)
    .toEqual([[{ type: 'certificate-made', course, level: 1, id, kind: 'url' }]]);
});

test('within another provider, events go to its current listener, or to the own listener alone', async () => {
  const [early, late, own] = [1, 2, 3].map(() => vi.fn<(event: CourseEvent) => void>());
  const cakes = { ...exampleCourse, title: 'Cakes' };
  const storages = [createMemoryStorage(), createMemoryStorage(), createMemoryStorage()] as const;
  const inner = (
    <>
      <CourseProvider course={cakes} storage={storages[1]}>
        <ToggleFirstTask name="Unheard" />
      </CourseProvider>
      <CourseProvider course={cakes} storage={storages[2]} onEvent={own}>
        <ToggleFirstTask name="Heard" />
      </CourseProvider>
    </>
  );
  const app = (onEvent: typeof early) => (
    <CourseProvider course={exampleCourse} storage={storages[0]} onEvent={onEvent}>
      {inner}
    </CourseProvider>
  );
  const { rerender } = await render(app(early));
  await rerender(app(late));
  await page.getByRole('button', { name: 'Unheard' }).click();
  await page.getByRole('button', { name: 'Heard', exact: true }).click();

  const event = { type: 'task-completed', course: 'Cakes', level: 1, task: 1, isCompleted: true };
  await expect.poll(() => own?.mock.calls).toEqual([[event]]);
  await expect.poll(() => late?.mock.calls).toEqual([[event]]);
  expect(early).not.toHaveBeenCalled();
});

test('a component of another course than the provider’s is heard of as well', async () => {
  const onEvent = vi.fn<(event: CourseEvent) => void>();
  const cakes = { ...exampleCourse, title: 'Cakes' };
  await render(
    <CourseProvider course={exampleCourse} storage={createMemoryStorage()} onEvent={onEvent}>
      <TaskPage course={cakes} level={1} task={1} />
    </CourseProvider>,
  );

  await expect
    .poll(() => onEvent.mock.calls)
    .toEqual([[{ type: 'lesson-viewed', course: 'Cakes', level: 1, task: 1 }]]);
});

function ToggleFirstTask({ name }: { readonly name: string }) {
  const setCompleted = useSetTaskCompleted();
  return (
    <button type="button" onClick={() => void setCompleted(1, 1, true)}>
      {name}
    </button>
  );
}
