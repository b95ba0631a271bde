import {
  CourseProvider,
  CourseStorageError,
  LevelCard,
  TaskPage,
  type CourseStorage,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { defineCourse } from '@course-kit/react/model';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';
import { notNowMessages } from '../../feature/not-now/not-now.messages.js';

const open = page.getByRole('button', { name: 'Mark as Completed' });
const done = page.getByRole('button', { name: 'Task Completed!' });

function taskOn(storage: CourseStorage, task = 2) {
  return (
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      <TaskPage level={1} task={task} />
    </CourseProvider>
  );
}

/** A storage whose saves wait until they are let through, or refused. */
function storageThatWaits() {
  const storage = createMemoryStorage();
  let letThrough = () => {};
  let refuse: (error: Error) => void = () => {};
  const save = new Promise<void>((resolve, reject) => {
    letThrough = resolve;
    refuse = reject;
  });
  const waiting: CourseStorage = {
    ...storage,
    progress: {
      ...storage.progress,
      setTaskCompleted: async (change) => {
        await save;
        return storage.progress.setTaskCompleted(change);
      },
    },
  };
  return { storage: waiting, letThrough, refuse };
}

describe('marking a task as completed', () => {
  test('shows at once, and confirms when it is saved', async () => {
    const { storage, letThrough } = storageThatWaits();
    await render(taskOn(storage));
    await open.click();

    await expect.element(done).toHaveAttribute('aria-pressed', 'true');
    expect(page.getByText('Your progress has been saved').query()).toBeNull();
    letThrough();
    await expect.element(page.getByText('Your progress has been saved')).toBeVisible();
    await expect.element(done).toBeVisible();
  });

  test('a double click marks it, and does not take that back', async () => {
    await render(taskOn(createMemoryStorage()));
    await open.dblClick();

    await expect.element(page.getByText('Your progress has been saved')).toBeVisible();
    await expect.element(done).toHaveAttribute('aria-pressed', 'true');
  });

  test('a key that is held marks it, and does not take that back', async () => {
    await render(taskOn(createMemoryStorage()));
    await expect.element(open).toBeVisible();
    (open.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter>4/}');

    await expect.element(page.getByText('Your progress has been saved')).toBeVisible();
    await expect.element(done).toHaveAttribute('aria-pressed', 'true');
  });

  test('is taken back when it is refused, and says so', async () => {
    const { storage, refuse } = storageThatWaits();
    await render(taskOn(storage));
    await open.click();
    await expect.element(done).toBeVisible();
    refuse(new CourseStorageError('forbidden', 'progress.setTaskCompleted'));

    await expect.element(page.getByText('Error saving progress')).toBeVisible();
    await expect.element(open).toHaveAttribute('aria-pressed', 'false');
  });

  test('stays done while the storage cannot be asked, and says that it waits', async () => {
    const { storage, refuse } = storageThatWaits();
    await render(taskOn(storage));
    await open.click();
    refuse(new Error('down'));

    await expect.element(page.getByText('Error saving progress')).toBeVisible();
    await expect.element(page.getByRole('button', { name: notNowMessages.tryNow }).first()).toBeVisible();
    await expect.element(page.getByText(notNowMessages.waitingInPage).first()).toBeVisible();
    await expect.element(done).toBeVisible();
  });

  test('asks a visitor without a session to sign in', async () => {
    const { storage, refuse } = storageThatWaits();
    await render(taskOn(storage));
    await open.click();
    refuse(new CourseStorageError('unauthenticated', 'progress.setTaskCompleted'));

    await expect.element(page.getByText('Please sign in to save your progress')).toBeVisible();
  });

  test('can be undone', async () => {
    const storage = createMemoryStorage();
    await render(taskOn(storage));
    await open.click();
    await done.click();

    await expect.element(page.getByText('Task unmarked')).toBeVisible();
    await expect.element(open).toBeVisible();
    expect(await storage.progress.list()).toMatchObject([{ completedTasks: [] }]);
  });

  test('shows in another provider on the same storage at once', async () => {
    const storage = createMemoryStorage();
    await render(
      <>
        {taskOn(storage)}
        <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
          <LevelCard level={1} />
        </CourseProvider>
      </>,
    );
    await open.click();

    await expect.element(page.getByText('1 of 2 tasks completed')).toBeVisible();
  });
});

describe('the way on', () => {
  test('stands with what one can do now, once the task is done, and nowhere else', async () => {
    const outcome = 'You can now weigh and knead.';
    const steps = [{ title: 'Knead', instruction: ['Knead.'] }];
    const tasks = [
      { title: 'Mix', duration: '1 hour', outcome, steps },
      { title: 'Bake', duration: '1 hour', steps },
    ];
    const course = defineCourse({ title: 'Dough', levels: [{ title: 'Mixing', tasks, questions: [] }] });
    await render(
      <CourseProvider course={course} storage={createMemoryStorage()} linkFor={defaultLinkFor}>
        <TaskPage level={1} task={1} />
      </CourseProvider>,
    );
    const said = page.getByText(outcome);
    await expect.element(page.getByRole('link', { name: 'Next Task' })).toBeVisible();
    expect(said.query()).toBeNull();
    await page.getByRole('button', { name: 'Mark as Completed' }).click();

    await expect.element(said).toBeVisible();
    expect(page.getByRole('link', { name: 'Next Task' }).elements()).toHaveLength(1);
    const end = said.element().parentElement;
    expect(end?.textContent).toBe(`${outcome}Next TaskBake`);
    expect(end?.querySelector('a')?.getAttribute('href')).toBe('/level-1/task-2');
  });

  test('leads from the first task to the second', async () => {
    await render(taskOn(createMemoryStorage(), 1));

    await expect
      .element(page.getByRole('link', { name: 'Next Task' }))
      .toHaveAttribute('href', '/level-1/task-2');
    expect(page.getByRole('link', { name: 'Previous Task' }).query()).toBeNull();
  });

  test('leads from the last task to the test', async () => {
    await render(taskOn(createMemoryStorage(), 2));

    await expect
      .element(page.getByRole('link', { name: 'Go to the Knowledge Test' }))
      .toHaveAttribute('href', '/level-1/quiz');
    await expect
      .element(page.getByRole('link', { name: 'Previous Task' }))
      .toHaveAttribute('href', '/level-1/task-1');
  });
});

describe('a snippet', () => {
  test('is copied to the clipboard and says so until the button is left', async () => {
    await render(taskOn(createMemoryStorage(), 1));
    const copy = page.getByRole('button', { name: 'Copy: Recipe' });
    await copy.click();

    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
    expect(await navigator.clipboard.readText()).toContain('350 g water');
    (document.activeElement as HTMLElement).blur();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });

  test('is selected, and says so, when the browser refuses the clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await render(taskOn(createMemoryStorage(), 1));
    await page.getByRole('button', { name: 'Copy: Recipe' }).click();

    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        'Your browser does not let it be copied here. It is selected, so that you can copy it yourself.',
      );
    expect(getSelection()?.toString()).toContain('350 g water');
    write.mockRestore();
  });
});

test('a lesson without a video asks for none and keeps no place for one', async () => {
  const [task] = exampleLevel(1).tasks;
  if (!task) throw new Error('The example has a lesson');
  const { video: _none, ...silent } = task;
  const { container } = await render(
    <TaskPage course={exampleCourse} level={{ ...exampleLevel(1), tasks: [silent] }} task={1} />,
  );

  await expect.element(page.getByRole('heading', { name: task.title })).toBeVisible();
  expect(container.querySelector('video')).toBeNull();
  await expect.element(page.getByText('Video coming soon')).not.toBeInTheDocument();
});

test.each([
  [3, '3 of 3 steps carried out in Oven 3 on November 24, 2026'],
  [2, '2 of 3 steps carried out in Oven 3 on November 24, 2026'],
])('a lesson says that a machine has carried out %i of its three steps', async (steps, line) => {
  const [task] = exampleLevel(1).tasks;
  const [step] = task?.steps ?? [];
  if (!task || !step) throw new Error('The example has a lesson');
  const carriedOut = { tool: 'Oven 3', day: '2026-11-24', steps };
  const lesson = { ...task, steps: [step, step, step], carriedOut };
  await render(<TaskPage course={exampleCourse} level={{ ...exampleLevel(1), tasks: [lesson] }} task={1} />);

  await page.getByText('Before you start').click();
  await expect.element(page.getByText(line)).toBeVisible();
});

test('a step ends with what to see, a tip, what to do when it fails, and a warning, each with its name', async () => {
  await render(taskOn(createMemoryStorage(), 1));
  const notes = [...document.querySelectorAll('.ck-note')].map((note) => note.textContent);
  expect(notes).toEqual([
    'What you should see: The scales show 500 g.',
    'Tip: A wooden spoon is enough.',
    'If it fails: If flour is left at the bottom, add a spoon of water.',
    'Watch out: Water above 40 degrees kills the yeast.',
  ]);
});

test('a lesson says above its steps how long it takes, what it holds and where that is', async () => {
  await render(
    <TaskPage course={exampleCourse} level={1} task={1} parts={['exercise', 'check']}>
      <section id="exercise" />
    </TaskPage>,
  );
  await expect.element(page.getByText('20–45 min at the keyboard')).toBeVisible();
  await expect.element(page.getByText(`Planned: ${exampleLevel(1).tasks[0]?.duration}`)).toBeVisible();
  await expect.element(page.getByText(/^\d steps?$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Exercise' })).toHaveAttribute('href', '#exercise');
  await expect.element(page.getByRole('link', { name: 'Check your work' })).toHaveAttribute('href', '#check');
  await expect.element(page.getByRole('link', { name: 'Start step 1' })).toHaveAttribute('href', '#step-1');
});

test('a lesson with one duration for everybody shows one number', async () => {
  await render(taskOn(createMemoryStorage(), 2));
  await expect.element(page.getByText('30 min at the keyboard', { exact: true })).toBeVisible();
});
