import '@course-kit/react/styles.css';
import { CourseProvider, defaultLinkFor, LevelPage, LevelPageView } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import {
  begunRecord,
  exampleCourse,
  exampleLevel,
  exampleState,
  passedRecord,
} from '../example-course.fixtures.js';

const levelPage = (number: number, state = exampleState(number)) => (
  <LevelPageView
    level={exampleLevel(number)}
    state={state}
    passMark={exampleCourse.passMark}
    links={{ task: (task) => `#task-${task}`, quiz: '#quiz', home: '#home', next: '#next' }}
  />
);
/** What the page asks for before anything else. */
const primary = () =>
  [...document.querySelectorAll('[data-variant=primary]')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test('the main link of a new learner is the first task', async () => {
  await render(levelPage(1));
  await expect.element(page.getByRole('link', { name: 'Start Test' })).toBeVisible();
  expect(primary()).toEqual([['Start with task 1', '#task-1']]);
});

test('after a completed task it is the next task', async () => {
  await render(levelPage(1, exampleState(1, [begunRecord(1)])));
  expect(primary()).toEqual([['Continue with task 2', '#task-2']]);
});

test('after all tasks it is the test', async () => {
  const level = exampleLevel(1);
  await render(
    levelPage(1, { ...exampleState(1), completedTasks: level.tasks.map((_, index) => index + 1) }),
  );
  expect(primary()).toEqual([['Start Test', '#quiz']]);
});

test('after a pass it is the next level, and skipped tasks are still linked', async () => {
  await render(levelPage(1, { ...exampleState(1, [passedRecord(1)]), completedTasks: [1] }));
  expect(primary()).toEqual([['Next Level', '#next']]);
  await expect
    .element(page.getByRole('link', { name: 'Continue with task 2' }))
    .toHaveAttribute('href', '#task-2');
});

test('after a failed test, what its button opens is told beside it, with the score', async () => {
  const storage = createMemoryStorage();
  const answers = exampleLevel(1).questions.map(() => ({ isCorrect: false }));
  const marks = { score: 40, isPassed: false, passMark: 70, answers };
  const wait = { toldAt: Date.now(), milliseconds: 2_500_000 };
  storage.drafts.write(1, { handInId: 'a', isHandedIn: true, marks, wait });
  await render(
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      <LevelPage level={1} />
    </CourseProvider>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Start Test' }))
    .toHaveAccessibleDescription(
      'Your last result: 40%, not passed. The test opens with it. You can hand in another attempt in 42 minutes.',
    );
});

test('of a test that is begun, or was never taken, no result is told', async () => {
  const storage = createMemoryStorage();
  storage.drafts.write(1, { answers: [-1], isHandedIn: undefined });
  for (const level of [1, 2]) {
    await render(
      <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
        <LevelPage level={level} />
      </CourseProvider>,
    );
  }
  await expect.element(page.getByText('Knowledge Test').first()).toBeVisible();
  await expect.element(page.getByText('Your last result')).not.toBeInTheDocument();
});

test('the task that has the project of the level says so, and no other does', async () => {
  const level = { ...exampleLevel(1), project: { task: 2, flow: 1, title: 'The Loaf' } };
  await render(
    <LevelPageView
      level={level}
      state={exampleState(1)}
      passMark={60}
      links={{ task: (task) => `#task-${task}`, quiz: null, home: null }}
    />,
  );
  const mark = page.getByRole('link', { name: /Project: The Loaf$/u });
  await expect.element(mark).toHaveAttribute('href', '#task-2');
});

test('the mark of the project says once its check has passed, in this browser and for this learner', async () => {
  const [first, ...others] = exampleCourse.levels;
  const level = { ...first!, project: { task: 2, flow: 1, title: 'The Loaf' } };
  const storage = createMemoryStorage();
  const check = { isPassed: false, fingerprint: '0123456789abcdef', release: null, at: 1 };
  storage.drafts.write(1, { checks: { 'The Loaf': check, Other: { ...check, isPassed: true } } }, 2);
  const shown = (
    <CourseProvider
      course={{ ...exampleCourse, levels: [level, ...others] }}
      storage={storage}
      linkFor={defaultLinkFor}
    >
      <LevelPage level={1} />
    </CourseProvider>
  );
  const { rerender } = await render(shown);
  const mark = (name: RegExp) => page.getByRole('link', { name });
  await expect.element(mark(/Project: The Loaf$/u)).toHaveAttribute('href', '/level-1/task-2');

  storage.drafts.write(1, { checks: { 'The Loaf': { ...check, isPassed: true } } }, 2);
  await rerender(<></>);
  await rerender(shown);
  await expect
    .element(mark(/Project: The Loaf, built and checked$/u))
    .toHaveAttribute('href', '/level-1/task-2');
  await storage.progress.setTaskCompleted({ kind: 'task', level: 1, task: 1, isCompleted: true });
  await storage.progress.clear?.();
  await expect.element(mark(/Project: The Loaf$/u)).toBeVisible();
});

test('on a phone the mark of a passed test stands beside its words', async () => {
  await page.viewport(390, 800);
  await render(levelPage(1, exampleState(1, [passedRecord(1)])));
  await expect.element(page.getByText(/Test completed successfully!/)).toBeVisible();
  const said = document.querySelector('.ck-success');
  const icon = said?.querySelector('svg')?.getBoundingClientRect();
  const words = new Range();
  words.selectNode(said!.lastChild!);
  expect(words.getBoundingClientRect().left).toBeGreaterThan(icon?.right ?? Infinity);
});

test('a locked level has no link to a task in its header', async () => {
  await render(levelPage(2));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(primary()).toEqual([]);
});
