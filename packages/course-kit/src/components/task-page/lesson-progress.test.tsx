import '@course-kit/react/styles.css';
import { CourseProvider, TaskPage, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters/memory';
import { defineCourse } from '@course-kit/react/model';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { agentFlow } from '../../flow/flow.fixtures.js';

const words = Array.from({ length: 120 }, () => 'knead').join(' ');
const course = defineCourse({
  title: 'Bread',
  levels: [
    {
      title: 'Dough',
      tasks: [
        {
          title: 'Mix',
          duration: '1 hour',
          minutes: { fewest: 30, most: 50 },
          steps: ['Weigh', 'Stir', 'Knead', 'Rest'].map((title) => ({
            title,
            instruction: [words, words, words],
          })),
        },
        { title: 'Bake', duration: '1 hour', steps: [] },
      ],
      questions: [],
    },
  ],
});

afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

function lesson(storage = createMemoryStorage(), resumes = false) {
  return (
    <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
      <TaskPage level={1} task={1} resumes={resumes} />
    </CourseProvider>
  );
}
const bar = () => page.getByRole('navigation', { name: 'Steps of this lesson' });
const check = (title: string) => page.getByRole('checkbox', { name: new RegExp(`^I see it ?: ${title}$`) });

test('a lesson says which step is read and how long the rest takes', async () => {
  await render(lesson());
  await expect.element(bar()).toMatchTextContent(/Step 1 of 4 · about 40 min left/);
  document.querySelector('#step-3')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 3 of 4/);
  await expect.element(bar()).toBeInViewport();
});

test('a step that is checked folds to its title, counts as done, and opens again', async () => {
  await render(lesson());
  await check('Weigh').click();
  await expect.element(bar().getByRole('link', { name: 'Step 1, done: Weigh' })).toBeVisible();
  await expect.element(bar()).toMatchTextContent(/about 30 min left/);
  const first = document.querySelector('#step-1 details');
  expect(first).not.toHaveAttribute('open');
  await page.getByRole('heading', { name: 'Weigh' }).click();
  expect(first).toHaveAttribute('open');
  await check('Weigh').click();
  await expect.element(bar().getByRole('link', { name: 'Step 1: Weigh' })).toBeVisible();
});

for (const width of [390, 800])
  test(`in a window ${width} pixels wide, what checks a step stands apart from its last line`, async () => {
    await page.viewport(width, 844);
    await render(lesson());
    await expect.element(check('Weigh')).toBeVisible();
    const [first] = document.querySelectorAll('.ck-step');
    const text = first?.querySelector('details')?.getBoundingClientRect();
    const label = first?.querySelector('.ck-step-check')?.getBoundingClientRect();
    expect((label?.top ?? 0) - (text?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  });

test('steps that are checked are still so on the next visit, which offers to go on', async () => {
  const storage = createMemoryStorage();
  const { unmount } = await render(lesson(storage));
  await check('Weigh').click();
  await check('Stir').click();
  await unmount();
  await render(lesson(storage));
  await expect.element(check('Stir')).toBeChecked();
  await expect.element(bar().getByText(/^You left off at step 3/)).toBeVisible();
  await expect.element(bar().getByRole('link', { name: 'Go on there' })).toHaveAttribute('href', '#step-3');
});

test('what comes into sight because steps fold is not taken for read', async () => {
  await page.viewport(800, 600);
  const short = defineCourse({
    title: 'Bread',
    levels: [
      {
        title: 'Dough',
        tasks: [
          {
            title: 'Mix',
            duration: '1 hour',
            steps: ['Weigh', 'Stir', 'Knead', 'Rest', 'Shape', 'Bake'].map((title, index) => ({
              title,
              instruction: index < 2 ? [words, words] : ['Knead.'],
            })),
          },
        ],
        questions: [],
      },
    ],
  });
  const storage = createMemoryStorage();
  const mix = (
    <CourseProvider course={short} storage={storage} linkFor={defaultLinkFor}>
      <TaskPage level={1} task={1} />
    </CourseProvider>
  );
  const { unmount } = await render(mix);
  await check('Weigh').click();
  await check('Stir').click();
  await expect.element(bar()).toMatchTextContent(/Step [456] of 6/);
  await unmount();
  await render(mix);
  await expect.element(bar().getByText(/^You left off at step 3/)).toBeVisible();
});

test('a lesson that resumes is opened at the step where the learner left off, and says so', async () => {
  const storage = createMemoryStorage();
  storage.drafts.write(1, { seenSteps: [1], lastStep: 3 }, 1);
  await render(lesson(storage, true));
  await expect.element(bar().getByText(/^You left off at step 3/)).toBeVisible();
  await expect.element(bar().getByRole('link', { name: 'From the start' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Knead' })).toBeInViewport();
  expect(document.activeElement?.id).toBe('step-3');
});

test('a task that is marked as done is not resumed, and has no step left', async () => {
  const storage = createMemoryStorage();
  await storage.progress.setTaskCompleted({ level: 1, task: 1, isCompleted: true, kind: 'task' });
  storage.drafts.write(1, { seenSteps: [1], lastStep: 3 }, 1);
  await render(lesson(storage, true));
  await expect.element(bar()).toMatchTextContent(/All steps done/);
  await expect.element(bar()).not.toMatchTextContent(/You left off/);
  await expect.element(bar().getByRole('link', { name: /^Step 2, done/ })).toBeVisible();
});

test('the other lessons of the level are one press away, the one that is read is marked, and those that are done', async () => {
  const storage = createMemoryStorage();
  await storage.progress.setTaskCompleted({ level: 1, task: 2, isCompleted: true, kind: 'task' });
  await render(lesson(storage));
  await page.getByText('Lessons', { exact: true }).click();
  await expect
    .element(page.getByRole('link', { name: 'Mix', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: /^Bake/ }))
    .toHaveTextContent('Bake, done');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Bake')).not.toBeVisible();
});

test('with room the lessons stand below the flow, and in the bar where the window is low', async () => {
  const drawn = defineCourse({
    title: 'Bread',
    levels: [
      {
        title: 'Dough',
        tasks: [
          {
            title: 'Mix',
            duration: '1 hour',
            flow: agentFlow,
            steps: [{ title: 'Stir', instruction: [words], adds: agentFlow.nodes.map(({ id }) => id) }],
          },
          { title: 'Bake', duration: '1 hour', steps: [] },
        ],
        questions: [],
      },
    ],
  });
  const storage = createMemoryStorage();
  await storage.progress.setTaskCompleted({ level: 1, task: 2, isCompleted: true, kind: 'task' });
  await page.viewport(1300, 900);
  await render(
    <CourseProvider course={drawn} storage={storage} linkFor={defaultLinkFor}>
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  const rail = page.getByRole('navigation', { name: 'Lessons' });
  await expect.element(rail.getByRole('link', { name: 'Mix' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(rail.getByRole('listitem').filter({ hasText: /^Bake/ }))
    .toHaveTextContent('Bake, done');
  const list = document.querySelector('.ck-lesson-list');
  expect(list).not.toBeVisible();
  await page.viewport(1300, 700);
  await expect.element(rail).not.toBeInTheDocument();
  expect(list).toBeVisible();
});
