import { de } from '@course-kit/flow/messages';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bakeryExercise, mendedExercise, steppedCourse } from './flow-exercise.fixtures.js';
import type { TaskExercises } from './model/task-exercise.js';
import {
  button,
  choose,
  connect,
  inputs,
  open,
  option,
  outputs,
  show,
  status,
} from './shown-exercise.fixtures.js';

test('an exercise is solved from its list by names alone', async () => {
  const { storage, onEvent } = await show();
  await open();
  await expect.element(status()).toMatchTextContent('2 connections are missing.');

  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await expect
    .element(status())
    .toHaveTextContent('It fits: Order goes to Baker, Input. 1 connection is missing.');
  await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  await expect.element(status()).toMatchTextContent('What comes in at Order now reaches Counter and Shelf.');
  await expect.element(outputs()).not.toBeInTheDocument();

  expect(storage.drafts.read(1, 1)).toEqual({
    exercises: {
      'Let the baker work': {
        made: ['order.Order -> baker.Input', 'scale.Toolset -> baker.Tools'],
        solvedAt: expect.any(Number),
      },
    },
  });
  await expect
    .poll(() => onEvent.mock.calls.map(([event]) => event))
    .toEqual([
      {
        type: 'exercise-solved',
        course: 'Bread',
        level: 1,
        task: 1,
        exercise: 'Let the baker work',
        failures: 0,
        at: expect.any(Number),
      },
    ]);
});

test('the list has only inputs that are free and take what the output gives', async () => {
  await show();
  await open();
  await expect.element(inputs()).toHaveTextContent('Choose an output');
  await choose(outputs(), 'Scale · Toolset (Tool)');
  await expect.element(inputs().getByRole('option')).toHaveLength(1);
  await expect.element(option(inputs(), 'Baker · Tools (Tool)')).toBeInTheDocument();
});

/** Opens the exercise and goes to the list of outputs by keys alone. */
async function reachList() {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Let the baker work' })).toHaveFocus();
  for (const _ of ['undo', 'start over', 'picture', 'text', 'list']) await userEvent.tab();
  await expect.element(option(outputs(), 'Order · Order (Message)')).toHaveFocus();
}

test('keys alone solve it, and the focus stays within the exercise', async () => {
  await show();
  await reachList();
  await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab}{Enter}');
  await expect.element(status()).toMatchTextContent(/It fits: Order goes to Baker, Input/);
  for (const _ of ['input', 'output']) await userEvent.tab({ shift: true });
  // By the letters that its name begins with.
  await userEvent.keyboard('Scale{Enter}');
  await expect.element(option(outputs(), 'Scale · Toolset (Tool)')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  await expect.element(page.getByRole('heading', { name: 'Let the baker work' })).toHaveFocus();
});

test('keys alone are refused with the reason, and reach the hint', async () => {
  await show();
  await reachList();
  await userEvent.keyboard('{Enter}{Tab}{ArrowDown}{Enter}{Tab}{Enter}');
  await expect.element(status()).toMatchTextContent(/can’t do its job\. Try another port\. 2/);
  await userEvent.tab();
  await expect.element(button('Show a hint')).toHaveFocus();
});

test('a hint is there from the start, and then the connection', async () => {
  await show();
  await open();
  await button('Show a hint').click();
  await expect.element(page.getByText('The baker waits for an Order.')).toBeVisible();
  await button('Show the connection').click();
  await expect.element(page.getByText('Connect Order · Order to Baker · Input.')).toBeVisible();
  await expect.element(button('Show the connection')).toHaveFocus();
});

test('a double click on the hint does not give the connection away; one on an entry of the list chooses it', async () => {
  await show();
  await open();
  await button('Show a hint').dblClick();
  await expect.element(button('Show the connection')).toBeVisible();
  expect(page.getByText('Connect Order · Order to Baker · Input.').query()).toBeNull();
  const entry = page.getByRole('option').first();
  await entry.dblClick();
  await expect.element(entry).toHaveAttribute('aria-selected', 'true');
});

test('a button that takes back stays where it is, whatever was made', async () => {
  await page.viewport(390, 844);
  await show();
  await open();
  const top = () => {
    const { y } = button('Undo').element().getBoundingClientRect();
    return y + window.scrollY;
  };
  await expect.element(button('Undo')).toBeVisible();
  const before = top();
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  expect(top()).toBe(before);
  await button('Undo').click();
  await expect.element(status()).toMatchTextContent('Taken back. 1 connection is missing.');
  expect(top()).toBe(before);
  await page.viewport(1280, 800);
});

test('a long name of a port is read whole on a phone', async () => {
  await page.viewport(390, 844);
  await show();
  await open();
  await expect.element(outputs()).toBeVisible();
  for (const shown of document.querySelectorAll('.ck-exercise-option, .ck-exercise-list'))
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  await page.viewport(1280, 800);
});

test('connections are taken back, all of them too, and that as well', async () => {
  await show();
  await open();
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await button('Undo').click();
  await expect.element(status()).toHaveTextContent('Taken back. 2 connections are missing.');
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');
  await button('Start over').click();
  await expect.element(status()).toMatchTextContent('2 connections are missing.');
  await button('Undo').click();
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
});

test('what was made is there on the next visit, and that it was solved is said', async () => {
  const { unmount, again } = await show();
  await open();
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');
  await unmount();
  await again();
  await button('Open the solved exercise').click();
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  await expect.element(page.getByText(/^Solved on /)).toBeVisible();
});

test('where exercises cannot be loaded that is said, and the next press tries again', async () => {
  const load = vi.fn<() => Promise<TaskExercises>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ 'task-1-1': [bakeryExercise] });
  await show({ load });
  await open();
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  await open();
  await expect.element(page.getByRole('heading', { name: 'Let the baker work' })).toBeVisible();
});

test('a lesson without a flow has no exercise', async () => {
  await show({ task: 2 });
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('a step shows its own exercises, on the flow as far as it has been drawn by then', async () => {
  const second = { title: 'Serve', missing: [{ connection: 'baker.Bread -> counter.Inputs' }] };
  const load = async () => ({ 'task-1-1': [bakeryExercise, second] });
  const { storage } = await show({ course: steppedCourse, step: 1, load });
  await open();
  await expect.element(page.getByRole('heading', { name: 'Let the baker work' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Serve' })).not.toBeInTheDocument();
  await expect.element(option(outputs(), 'Order · Order (Message)')).toBeInTheDocument();
  await choose(outputs(), 'Order · Order (Message)');
  // The counter comes in the second step.
  await expect.element(inputs().getByRole('option', { name: /^Counter/ })).not.toBeInTheDocument();
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  expect(Object.keys((storage.drafts.read(1, 1) as { exercises: object }).exercises)).toEqual([
    'Let the baker work',
  ]);
});

test('below all steps stand the others, which are not solved by one in a step', async () => {
  const last = { title: 'All of it', missing: [{ connection: 'order.List -> shelf.Input' }] };
  const load = async () => ({ 'task-1-1': [bakeryExercise, last] });
  const { storage, again, unmount } = await show({ course: steppedCourse, step: 'end', load });
  await unmount();
  storage.drafts.write(1, { exercises: { [bakeryExercise.title]: { made: [], solvedAt: 1 } } }, 1);
  await again();
  await open();
  await expect.element(page.getByRole('heading', { name: 'All of it' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: bakeryExercise.title })).not.toBeInTheDocument();
});

test('a step without exercises shows none', async () => {
  await show({ course: steppedCourse, step: 2 });
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('an exercise is in the language of its page, and names of the course are marked', async () => {
  await show({ messages: de });
  await button('Übung beginnen').click();
  await expect.element(status()).toHaveTextContent('2 Verbindungen fehlen.');
  await expect.element(page.getByText('Let the baker work')).toHaveAttribute('lang', 'en');
});

test('a hint brings the component that it is about into sight', async () => {
  await show();
  await open();
  const frame = () => document.querySelector<HTMLElement>('.ck-flow-frame');
  await expect.poll(frame).not.toBeNull();
  // Room for its columns, but not for all of them at once.
  frame()?.style.setProperty('inline-size', '442px');
  await expect.poll(() => frame()?.scrollLeft).toBe(0);
  await button('Show a hint').click();
  await expect.poll(() => frame()?.scrollLeft).toBeGreaterThan(0);
});

test('an exercise that was begun is continued after a reload, and one that was only opened is started', async () => {
  const { unmount, again } = await show();
  await open();
  await expect.element(status()).toMatchTextContent('2 connections are missing.');
  await unmount();
  const second = await again();
  await button('Start the exercise').click();
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await second.unmount();
  await again();
  await button('Continue the exercise').click();
  await expect.element(status()).toMatchTextContent('1 connection is missing.');
});

test('an exercise that is unfinished when the page is reloaded is there again, and the focus stays', async () => {
  const { unmount, again } = await show();
  await open();
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await unmount();
  const reloaded = { name: window.location.href, type: 'reload' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded as PerformanceNavigationTiming]);
  const second = await again();
  await expect.element(status()).toMatchTextContent('1 connection is missing.');
  expect(document.body).toHaveFocus();

  await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  await second.unmount();
  await again();
  await expect.element(button('Open the solved exercise')).toBeVisible();
  vi.restoreAllMocks();
});

test('an exercise that was only opened is there again after a reload, as it began', async () => {
  for (const exercise of [bakeryExercise, mendedExercise]) {
    const load = async () => ({ 'task-1-1': [exercise] });
    const { unmount, again } = await show({ load });
    await open();
    await expect.element(status()).toMatchTextContent(/missing\.$/);
    const begun = status().element().textContent;
    await unmount();
    const reloaded = { name: window.location.href, type: 'reload' };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded as PerformanceNavigationTiming]);
    const second = await again();
    await expect.element(page.getByRole('heading', { name: exercise.title })).toBeVisible();
    await expect.element(status()).toHaveTextContent(begun ?? '');
    expect(document.body).toHaveFocus();
    await second.unmount();
    vi.restoreAllMocks();
  }
});
