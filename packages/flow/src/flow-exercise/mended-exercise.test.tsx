import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mendedExercise } from './flow-exercise.fixtures.js';
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

const WRONG = 'Order · Order → Baker · Rules';
const wires = () => page.getByRole('listbox', { name: 'Wire' });
const showMended = () => show({ load: async () => ({ 'task-1-1': [mendedExercise] }) });

async function takeOff(name: string) {
  await option(wires(), name).click();
  await button('Take off').click();
}

test('a flow is mended from its lists by names alone, and what was mended is kept', async () => {
  const { storage, onEvent, unmount, again } = await showMended();
  await open();
  await expect.element(status()).toMatchTextContent('1 wire is wrong. 1 connection is missing.');
  // The list has all of them, and so does not tell which is wrong.
  await expect.element(wires().getByRole('option')).toHaveLength(4);

  await takeOff('Baker · Bread → Counter · Inputs');
  await expect.element(status()).toMatchTextContent(/^That wire belongs here/);
  await expect.element(status()).toMatchTextContent('1 wire is wrong.');
  await takeOff(WRONG);
  await expect
    .element(status())
    .toHaveTextContent('Taken off: Order no longer goes to Baker, Rules. 1 connection is missing.');
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  await expect
    .poll(() => onEvent.mock.calls.at(-1)?.[0])
    .toMatchObject({ type: 'exercise-solved', failures: 1 });
  expect(storage.drafts.read(1, 1)).toMatchObject({
    exercises: { 'Mend the bakery': { made: ['order.Order -> baker.Input'] } },
  });

  await unmount();
  await again();
  await button('Open the solved exercise').click();
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
});

test('what is missing may be made first; then the wrong wire is still to be taken off', async () => {
  const { unmount, again } = await showMended();
  await open();
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  await expect.element(status()).toMatchTextContent(/1 wire is wrong\.$/);
  await unmount();
  await again();
  await open();
  await expect.element(status()).toHaveTextContent('1 wire is wrong.');
  await takeOff(WRONG);
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
  await expect.element(page.getByRole('heading', { name: 'Mend the bakery' })).toHaveFocus();
});

test('what is taken off comes back, with a start from the beginning as well', async () => {
  await showMended();
  await open();
  await expect.element(button('Start over')).toHaveAttribute('aria-disabled', 'true');
  await takeOff(WRONG);
  await button('Undo').click();
  await expect.element(status()).toMatchTextContent('Taken back. 1 wire is wrong. 1 connection is missing.');
  await takeOff(WRONG);
  await button('Start over').click();
  await expect.element(option(wires(), WRONG)).toBeVisible();
});

test('hints come for what is wrong first, and then for what is missing', async () => {
  await showMended();
  await open();
  await button('Show a hint').click();
  await expect.element(page.getByText('Orders are no rules.')).toBeVisible();
  await button('Show the connection').click();
  await expect
    .element(page.getByText('Take off the wire from Order · Order to Baker · Rules.'))
    .toBeVisible();
  await takeOff(WRONG);
  await button('Show a hint').click();
  await expect.element(page.getByText('Look at Baker: Input is still open.')).toBeVisible();
});

test('keys alone mend it', async () => {
  await showMended();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Mend the bakery' })).toHaveFocus();
  for (const _ of ['undo', 'start over', 'picture', 'text', 'outputs']) await userEvent.tab();
  await expect.element(option(outputs(), 'Order · Order (Message)')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab}{Enter}');
  await expect.element(status()).toMatchTextContent(/It fits: Order goes to Baker, Input/);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}{Tab}{Enter}');
  await expect.element(status()).toMatchTextContent('Solved: the flow is complete.');
});

test('a press on a wire of the picture takes it off, or says that it belongs', async () => {
  await showMended();
  await open();
  await expect.element(status()).toMatchTextContent('1 wire is wrong.');
  const press = async (place: number) => {
    const line = document.querySelectorAll<SVGPathElement>('.ck-exercise-wire')[place];
    const { x, y } = line?.getPointAtLength(line.getTotalLength() / 2) ?? new DOMPoint();
    const { left, top } = line?.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
    const frame = document.querySelector('.ck-flow-frame');
    await userEvent.click(frame as Element, {
      position: {
        x: left + x - (frame?.getBoundingClientRect().left ?? 0),
        y: top + y - (frame?.getBoundingClientRect().top ?? 0),
      },
    });
  };
  await press(0);
  await expect.element(status()).toMatchTextContent(/^That wire belongs here/);
  await press(3);
  await expect.element(status()).toMatchTextContent(/^Taken off: Order no longer goes to Baker, Rules\./);
  expect(document.querySelectorAll('.ck-exercise-wire')).toHaveLength(3);
});

test('the second press of a double click takes nothing off, whatever wire is there by then', async () => {
  await showMended();
  await open();
  await expect.element(status()).toMatchTextContent('1 wire is wrong.');
  const press = (detail: number) =>
    document
      .querySelectorAll('.ck-exercise-wire')[3]
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  press(2);
  press(1);
  await expect.element(status()).toMatchTextContent(/^Taken off: /);
  await button('Undo').click();
  await expect.element(status()).toMatchTextContent(/^Taken back\./);
  press(2);
  await expect.element(status()).toMatchTextContent(/^Taken back\./);
  expect(document.querySelectorAll('.ck-exercise-wire')).toHaveLength(4);
});

test('a press at the moment that the exercise appears is not lost', async () => {
  const { storage } = await showMended();
  const isPressed = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const wire = document.querySelectorAll('.ck-exercise-wire')[3];
      if (!wire) return;
      observer.disconnect();
      resolve(wire.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await open();
  await isPressed;
  await expect.element(status()).toMatchTextContent(/^Taken off: .* 1 connection is missing\.$/);
  await expect.element(button('Undo')).not.toHaveAttribute('aria-disabled');
  expect(storage.drafts.read(1, 1)).toMatchObject({ exercises: { 'Mend the bakery': { made: [] } } });
});

test('an exercise with nothing wrong has no list of wires', async () => {
  await show();
  await open();
  await choose(outputs(), 'Order · Order (Message)');
  await expect.element(inputs()).toBeVisible();
  await expect.element(wires()).not.toBeInTheDocument();
  expect(document.querySelector('.ck-exercise-wire')).toBeNull();
});
