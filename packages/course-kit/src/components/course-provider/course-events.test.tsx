import { CourseProvider, defaultLinkFor, ProgressGrid, TaskPage, type CourseEvent } from 'course-kit';
import { createMemoryStorage } from 'course-kit/adapters/memory';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, passedRecord } from '../example-course.fixtures.js';

const course = exampleCourse.title;

test('each lesson that is put on the screen is told once, to the listener of the moment', async () => {
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

test('a certificate whose address was copied is told, without the name', async () => {
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
  await page
    .getByRole('button', { name: /^Certificate URL/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make certificate' }).click();

  const id = 'CERT-1763683200000-L1';
  await expect
    .poll(() => onEvent.mock.calls)
    .toEqual([[{ type: 'certificate-made', course, level: 1, id, kind: 'url' }]]);
});
