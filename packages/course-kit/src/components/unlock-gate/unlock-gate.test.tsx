import { CourseProvider, UnlockGate, type CourseStorage, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, passedRecord } from '../example-course.fixtures.js';

const lessons = page.getByText('Lessons');

function gateOn(storage: CourseStorage, onLocked?: () => void, children: React.ReactNode = 'Lessons') {
  return (
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      <UnlockGate level={2} {...(onLocked ? { onLocked } : {})}>
        {children}
      </UnlockGate>
    </CourseProvider>
  );
}

describe('a locked level', () => {
  test.each([
    ['', (gate: React.ReactNode) => gate],
    [' under StrictMode', (gate: React.ReactNode) => <StrictMode>{gate}</StrictMode>],
  ])('is announced once and redirected from once%s', async (_, wrap) => {
    const onLocked = vi.fn<() => void>();
    const storage = createMemoryStorage();
    const { rerender } = await render(wrap(gateOn(storage, onLocked)));

    await expect.element(page.getByText('Complete the previous level to access this content.')).toBeVisible();
    await rerender(wrap(gateOn(storage, onLocked)));
    expect(onLocked).toHaveBeenCalledExactlyOnceWith({ status: 'locked', requiredLevel: 1 });
    expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
  });

  test('neither shows nor runs its content', async () => {
    const Content = vi.fn<() => string>(() => 'Lessons');
    await render(gateOn(createMemoryStorage(), undefined, <Content />));

    await expect.element(page.getByRole('link', { name: 'Go to Level 1' })).toBeVisible();
    expect(lessons.query()).toBeNull();
    expect(Content).not.toHaveBeenCalled();
  });

  test('opens when the level before it is passed elsewhere', async () => {
    const storage = createMemoryStorage();
    await render(gateOn(storage));
    await expect.element(page.getByRole('link', { name: 'Go to Level 1' })).toBeVisible();
    await storage.progress.saveQuizResult({
      kind: 'quiz',
      level: 1,
      score: 75,
      timeSeconds: 9,
      isPassed: true,
    });

    await expect.element(lessons).toBeVisible();
  });
});

describe('a level that the course does not have stays closed', () => {
  const broken = [0, -1, 4, 1.5, Number.NaN, null, undefined, '1'] as unknown as number[];

  test.each(broken)('%s', async (level) => {
    const Content = vi.fn<() => string>(() => 'Lessons');
    const all = [1, 2, 3].map((passed) => passedRecord(passed));
    await render(
      <CourseProvider course={exampleCourse} storage={createMemoryStorage({ records: all })}>
        <UnlockGate level={level}>
          <Content />
        </UnlockGate>
      </CourseProvider>,
    );

    await expect.element(page.getByRole('heading', { name: 'Content locked' })).toBeVisible();
    expect(Content).not.toHaveBeenCalled();
  });

  test('and is redirected from', async () => {
    const onLocked = vi.fn<() => void>();
    await render(
      <CourseProvider course={exampleCourse} storage={createMemoryStorage()}>
        <UnlockGate level={0} onLocked={onLocked}>
          Lessons
        </UnlockGate>
      </CourseProvider>,
    );

    await expect.poll(() => onLocked.mock.calls).toEqual([[{ status: 'locked', requiredLevel: 1 }]]);
    expect(lessons.query()).toBeNull();
  });
});

test('an open level shows its content and announces nothing', async () => {
  const onLocked = vi.fn<() => void>();
  await render(gateOn(createMemoryStorage({ records: [passedRecord(1)] }), onLocked));

  await expect.element(lessons).toBeVisible();
  expect(onLocked).not.toHaveBeenCalled();
});

test('an empty placeholder is shown while progress is read', async () => {
  const storage = createMemoryStorage();
  const list = () => new Promise<never>(() => {});
  const onLocked = vi.fn<() => void>();
  const { container } = await render(
    gateOn({ ...storage, progress: { ...storage.progress, list } }, onLocked),
  );

  expect(container.querySelector('[aria-busy="true"]')).toBeEmptyDOMElement();
  expect(lessons.query()).toBeNull();
  expect(onLocked).not.toHaveBeenCalled();
});

test('if progress cannot be read, only the first level is open', async () => {
  const storage = createMemoryStorage();
  const list = () => Promise.reject(new Error('down'));
  await render(gateOn({ ...storage, progress: { ...storage.progress, list } }));

  await expect.element(page.getByRole('link', { name: 'Go to Level 1' })).toBeVisible();
  expect(lessons.query()).toBeNull();
});

test('the first level is open before progress is read', async () => {
  const storage = createMemoryStorage();
  const list = () => new Promise<never>(() => {});
  await render(
    <CourseProvider course={exampleCourse} storage={{ ...storage, progress: { ...storage.progress, list } }}>
      <UnlockGate level={1}>Lessons</UnlockGate>
    </CourseProvider>,
  );

  await expect.element(lessons).toBeVisible();
});
