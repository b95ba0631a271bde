import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AskedFlow } from './asked-flow.fixtures.js';

const asked = page.getByRole('group', { name: /Which edge fills the shelf/ });
const option = (name: string) => asked.getByRole('radio', { name });
const marks = () =>
  [...document.querySelectorAll<SVGGElement>('.ck-options .ck-flow-mark')].filter((mark) =>
    mark.checkVisibility(),
  );
const press = (number: number) => userEvent.click(marks()[number - 1] as SVGGElement);

afterEach(() => page.viewport(1280, 800));

test.each([
  ['beside each other', 1280],
  ['on a phone, where they stand below each other', 390],
])('an option is chosen by a press on its number in the flow, with components %s', async (_, width) => {
  await page.viewport(width, 800);
  await render(<AskedFlow />);
  await expect.poll(() => marks().map((mark) => mark.textContent)).toEqual(['1', '2', '3']);
  for (const mark of marks()) {
    const { width: across } = mark.getBoundingClientRect();
    expect(across).toBeGreaterThanOrEqual(24);
  }
  await press(2);
  await expect.element(option('2. From Done to the shelf')).toBeChecked();
  // From where keys go on.
  await expect.element(option('2. From Done to the shelf')).toHaveFocus();
  expect(marks().map((mark) => mark.dataset['chosen'])).toEqual([undefined, 'true', undefined]);
  await asked.getByRole('button', { name: 'Check' }).click();
  await expect.element(asked).toMatchTextContent("That's right.");
});

const drawn = () =>
  [...document.querySelectorAll<SVGSVGElement>('.ck-flow-places svg')].find(
    (picture) => picture.clientWidth > 0 && picture.clientHeight > 0,
  );

test.each([454, 436])('in a step %i pixels wide two columns fit, and can be read', async (width) => {
  await render(<AskedFlow />);
  await expect.poll(marks).toHaveLength(3);
  const places = document.querySelector<HTMLElement>('.ck-flow-places');
  places!.style.inlineSize = `${width}px`;
  places!.style.boxSizing = 'content-box';
  const picture = drawn();
  const frame = picture?.closest('.ck-flow-frame');
  const boxes = [...(picture?.querySelectorAll('.ck-flow-node') ?? [])];
  expect(new Set(boxes.map((box) => box.getAttribute('x'))).size).toBe(2);
  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  expect((picture?.clientWidth ?? 0) / (picture?.viewBox.baseVal.width ?? 0)).toBeGreaterThan(12 / 13);
});

test('the chosen number stays in sight when a phone is turned', async () => {
  await page.viewport(390, 844);
  await render(<AskedFlow />);
  await expect.poll(marks).toHaveLength(3);
  await press(1);
  await expect.element(option('1. From the oven to the shelf')).toBeChecked();
  marks()[0]?.scrollIntoView({ block: 'end', behavior: 'instant' });
  const chosen = () => {
    const { top, bottom } = marks()[0]!.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight ? 'in sight' : `at ${top}`;
  };
  for (const [across, down] of [
    [844, 390],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(across, down);
    await expect.poll(chosen, { message: `${across} x ${down}` }).toBe('in sight');
  }
});

test('by keys an option is chosen in the list, and stands out in the flow', async () => {
  await render(<AskedFlow />);
  await option('1. From the oven to the shelf').click();
  // Its fields are there.
  await expect.element(asked.getByRole('button', { name: 'Check' })).toBeEnabled();
  (option('1. From the oven to the shelf').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect
    .poll(() => marks().map((mark) => mark.dataset['chosen']))
    .toEqual([undefined, undefined, 'true']);
  await asked.getByRole('button', { name: 'Check' }).click();
  await expect
    .element(asked)
    .toMatchTextContent('Not right.Your answer: From Item to DoughRight answer: From Done to the shelf');
});

test('where nothing draws flows, the options are a list of words', async () => {
  await render(<AskedFlow figures={[]} />);
  await option('From Done to the shelf').click();
  expect(marks()).toEqual([]);
  await asked.getByRole('button', { name: 'Check' }).click();
  await expect.element(asked).toMatchTextContent("That's right.");
});

test.each([
  ['beside each other', 1280],
  ['on a phone', 390],
])(
  'what a question is about is marked in its part of the flow, and nothing is chosen there, with components %s',
  async (_, width) => {
    await page.viewport(width, 800);
    await render(<AskedFlow />);
    const about = page.getByRole('group', { name: /What comes out of Dough/ });
    await expect.element(about).toBeVisible();
    const shown = (selector: string) =>
      [...about.element().querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const wordsOf = (selector: string) => shown(selector).map(({ textContent }) => textContent);
    expect(wordsOf('.ck-flow-node-title').toSorted()).toEqual(['A very long name of…', 'Dough', 'Loop']);
    expect(wordsOf('[data-highlighted] > .ck-flow-node-title')).toEqual(['Dough']);
    expect(wordsOf('.ck-flow-mark')).toEqual(['?']);

    const [mark] = shown('.ck-flow-mark');
    await userEvent.click(mark as Element);
    await expect.element(about.getByRole('radio', { checked: true })).not.toBeInTheDocument();
    await about.getByRole('radio', { name: 'A loaf', exact: true }).click();
    await about.getByRole('button', { name: 'Check' }).click();
    await expect.element(about).toMatchTextContent('You expected: A loaf');
  },
);
