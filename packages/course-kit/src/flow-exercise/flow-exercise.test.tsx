import { CourseProvider } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters/memory';
import { FlowExercise } from '@course-kit/react/flow-exercise';
import { de } from '@course-kit/react/messages/de';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/react/flow-exercise.css';
import { bakeryCourse, bakeryExercise } from './flow-exercise.fixtures.js';
import type { TaskExercises } from './model/task-exercise.js';

interface Setting {
  readonly task?: number;
  readonly load?: () => Promise<TaskExercises>;
  readonly messages?: typeof de;
}

async function show({ task = 1, load, messages }: Setting = {}) {
  const storage = createMemoryStorage();
  const onEvent = vi.fn<(event: { type: string }) => void>();
  const exercise = (
    <CourseProvider
      course={bakeryCourse}
      storage={storage}
      onEvent={onEvent}
      messages={messages}
      locale={messages && 'de'}
    >
      <FlowExercise
        level={1}
        task={task}
        loadExercises={load ?? (async () => ({ 'task-1-1': [bakeryExercise] }))}
      />
    </CourseProvider>
  );
  const { unmount } = await render(exercise);
  return { storage, onEvent, unmount, again: () => render(exercise) };
}

const open = () => page.getByRole('button', { name: 'Start the exercise' }).click();
const status = () => page.getByRole('status').first();
const button = (name: string) => page.getByRole('button', { name });
const outputs = () => page.getByRole('combobox', { name: 'Output' });
const inputs = () => page.getByRole('combobox', { name: 'Input that fits' });

/** Connects two ports by the names that are read out. */
async function connect(output: string, input: string) {
  await outputs().selectOptions(output);
  await inputs().selectOptions(input);
  await button('Connect').click();
}

/** Where a port is on the screen, by its place in the text of the picture. */
function portOnScreen(component: string, port: string) {
  const picture = document.querySelector('.ck-flow-picture');
  const title = [...(picture?.querySelectorAll('.ck-flow-node-title') ?? [])].find(
    ({ textContent }) => textContent === component,
  );
  const name = [...(title?.parentElement?.querySelectorAll('.ck-flow-port-name') ?? [])].find(
    ({ textContent }) => textContent === port,
  );
  if (!name) throw new Error(`no port ${component}, ${port}`);
  const { left, top, width, height } = name.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

type Port = readonly [component: string, port: string];

/** What a pointer does to the picture. */
function point(
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  [component, port]: Port,
  pointerType: string,
) {
  const ports = document.querySelector('.ck-exercise-ports');
  ports?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, ...portOnScreen(component, port) }),
  );
}

/** Lets the picture take a pointer that no browser knows of. */
function withoutCapture() {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
}

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
  await outputs().selectOptions('Scale · Toolset (Tool)');
  await expect.element(inputs().getByRole('option')).toHaveLength(2);
  await expect.element(inputs().getByRole('option', { name: 'Baker · Tools (Tool)' })).toBeInTheDocument();
});

test('keys alone solve it, and the focus stays within the exercise', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Let the baker work' })).toHaveFocus();
  // The picture, its text, then the list.
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(outputs()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toMatchTextContent(/It fits: Order goes to Baker, Input/);
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  await expect.element(page.getByRole('heading', { name: 'Let the baker work' })).toHaveFocus();
});

test.each(['mouse', 'touch'])(
  'a line that is dragged from port to port with a %s connects them',
  async (pointer) => {
    withoutCapture();
    await show();
    await open();
    await expect.element(status()).toBeVisible();
    point('pointerdown', ['Order', 'Order'], pointer);
    point('pointermove', ['Baker', 'Input'], pointer);
    await expect.poll(() => document.querySelector('.ck-exercise-line')).not.toBeNull();
    point('pointerup', ['Baker', 'Input'], pointer);
    await expect.element(status()).toMatchTextContent(/It fits: Order goes to Baker, Input/);
    await expect.poll(() => document.querySelector('.ck-exercise-line')).toBeNull();
  },
);

/** What a finger does to the page: a real one, which the browser takes for scrolling where it may. */
async function touch(from: { clientX: number; clientY: number }, to: { clientX: number; clientY: number }) {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  const on = (part: number) => ({
    x: left + from.clientX + (to.clientX - from.clientX) * part,
    y: top + from.clientY + (to.clientY - from.clientY) * part,
  });
  await send('touchStart', on(0));
  for (const part of [0.1, 0.3, 0.6, 1]) await send('touchMove', on(part));
  await send('touchEnd');
}

test('a finger draws a line from port to port, and moves the picture where there is no port', async () => {
  await page.viewport(390, 844);
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  const frame = document.querySelector('.ck-flow-frame');
  const [start, end] = [portOnScreen('Order', 'Order'), portOnScreen('Baker', 'Input')];
  expect(end.clientX).toBeLessThan(390);
  await touch(start, end);
  await expect.element(status()).toMatchTextContent(/It fits: Order goes to Baker, Input/);
  expect(frame?.scrollLeft).toBe(0);

  const { left, bottom } = frame?.getBoundingClientRect() ?? new DOMRect();
  await touch({ clientX: left + 200, clientY: bottom - 4 }, { clientX: left + 20, clientY: bottom - 4 });
  await expect.poll(() => frame?.scrollLeft).toBeGreaterThan(0);
  await page.viewport(1280, 800);
});

test('ports that are pressed one after the other are connected, from either end', async () => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Baker', 'Tools'], 'touch');
  await expect.element(status()).toMatchTextContent(/Baker, Tools is chosen/);
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Scale', 'Toolset'], 'touch');
  await expect.element(status()).toMatchTextContent(/It fits: Toolset goes to Baker, Tools/);
});

test.each([
  ['a type that does not fit', ['Order', 'Order'], ['Shelf', 'Input'], 'Message does not fit Table or JSON.'],
  [
    'an input that is taken',
    ['Order', 'Order'],
    ['Counter', 'Inputs'],
    'Counter, Inputs has its connection already.',
  ],
  ['what is connected already', ['Order', 'List'], ['Shelf', 'Input'], 'These two are connected already.'],
  ['two outputs', ['Order', 'Order'], ['Baker', 'Bread'], 'Both are outputs.'],
  ['two inputs', ['Shelf', 'Input'], ['Baker', 'Rules'], 'Both are inputs.'],
  ['one component', ['Baker', 'Bread'], ['Baker', 'Rules'], 'Both are of one component'],
  [
    'what does not belong there',
    ['Order', 'Order'],
    ['Baker', 'Rules'],
    'this flow does not do its work then.',
  ],
] as const)('a line is refused with its reason: %s', async (_, from, to, reason) => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  point('pointerdown', from, 'mouse');
  point('pointermove', to, 'mouse');
  point('pointerup', to, 'mouse');
  await expect.element(status()).toMatchTextContent(reason);
  await expect.element(status()).toMatchTextContent('2 connections are missing.');
});

test.each([
  ['a type that does not fit', ['Order', 'Order'], ['Shelf', 'Input'], 'Message does not fit Table or JSON.'],
  ['an input that is taken', ['Order', 'Order'], ['Counter', 'Inputs'], 'has its connection already.'],
  ['what is connected already', ['Order', 'List'], ['Shelf', 'Input'], 'These two are connected already.'],
  ['what does not belong there', ['Order', 'Order'], ['Baker', 'Rules'], 'does not do its work then.'],
] as const)('two presses of a finger are refused with their reason: %s', async (_, from, to, reason) => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, from, 'touch');
  await expect.element(status()).toMatchTextContent(/is chosen/);
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, to, 'touch');
  await expect.element(status()).toMatchTextContent(reason);
  await expect.element(status()).toMatchTextContent('2 connections are missing.');
});

test('keys alone are refused with the reason, and reach the hint', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Let the baker work' })).toHaveFocus();
  for (const _ of ['picture', 'text', 'list']) await userEvent.tab();
  await expect.element(outputs()).toHaveFocus();
  for (const reason of [/does not do its work then\. 2/, /A hint is ready/]) {
    await userEvent.keyboard('{Home}{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(status()).toMatchTextContent(reason);
    for (const _ of ['input', 'output']) await userEvent.tab({ shift: true });
    await expect.element(outputs()).toHaveFocus();
  }
  for (const _ of ['input', 'connect', 'hint']) await userEvent.tab();
  await expect.element(button('Show a hint')).toHaveFocus();
});

test('a hint is offered after two tries that were refused, and then the connection', async () => {
  await show();
  await open();
  await connect('Order · Order (Message)', 'Baker · Rules (Message)');
  await expect.element(status()).toMatchTextContent(/does not do its work/);
  await expect.element(button('Show a hint')).not.toBeInTheDocument();
  await connect('Order · Order (Message)', 'Baker · Rules (Message)');
  await expect.element(status()).toMatchTextContent(/A hint is ready/);

  await button('Show a hint').click();
  await expect.element(page.getByText('The baker waits for an Order.')).toBeVisible();
  await button('Show the connection').click();
  await expect.element(page.getByText('Connect Order · Order to Baker · Input.')).toBeVisible();
  await expect.element(button('Show the connection')).toHaveFocus();
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

test('an exercise is in the language of its page, and names of the course are marked', async () => {
  await show({ messages: de });
  await button('Übung beginnen').click();
  await expect.element(status()).toHaveTextContent('2 Verbindungen fehlen.');
  await expect.element(page.getByText('Let the baker work')).toHaveAttribute('lang', 'en');
});

test('each port is large enough for a finger', async () => {
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  const sizes = [...document.querySelectorAll('.ck-exercise-port')].map((port) =>
    port.getBoundingClientRect(),
  );
  expect(sizes).toHaveLength(9);
  expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(24);
});

test('Escape lets a chosen port go', async () => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Baker', 'Tools'], 'touch');
  await expect.poll(() => document.querySelector('[data-chosen]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-chosen]')).toBeNull();
});

test('a hint brings the component that it is about into sight', async () => {
  await page.viewport(390, 844);
  await show();
  await open();
  for (const _ of [1, 2]) await connect('Order · Order (Message)', 'Baker · Rules (Message)');
  await expect.element(status()).toMatchTextContent(/A hint is ready/);
  const frame = () => document.querySelector('.ck-flow-frame');
  expect(frame()?.scrollLeft).toBe(0);
  await button('Show a hint').click();
  await expect.poll(() => frame()?.scrollLeft).toBeGreaterThan(0);
  await page.viewport(1280, 800);
});
