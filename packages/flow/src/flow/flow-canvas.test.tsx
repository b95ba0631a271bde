import { FlowCanvas } from '@course-kit/flow';
import { defineFlow } from '@course-kit/flow/model';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { agentFlow, loopFlow, oneComponent } from './flow.fixtures.js';

const steps = [{ adds: ['order', 'baker'] }, { adds: ['scale'] }, {}];

const drawn = (selector: string) =>
  Array.from(
    document.querySelectorAll(`${selector} > .ck-flow-node-title`),
    ({ textContent }) => textContent,
  );

test('a step marks what it adds, keeps what was there, and leaves places for what is to come', async () => {
  const { rerender } = await render(<FlowCanvas flow={agentFlow} steps={steps} step={1} />);
  // Where all is new, nothing stands out.
  expect(drawn('[data-highlighted]')).toEqual([]);
  const place = document.querySelector('.ck-flow-node')?.getBoundingClientRect();
  await rerender(<FlowCanvas flow={agentFlow} steps={steps} step={2} />);

  expect(drawn('g')).toEqual(['Order', 'Scale', 'Baker']);
  expect(drawn('[data-highlighted]')).toEqual(['Scale']);
  expect(document.querySelectorAll('.ck-flow-later')).toHaveLength(2);
  expect(document.querySelector('.ck-flow-node')?.getBoundingClientRect()).toEqual(place);
  await expect.element(page.getByText('The flow after step 2')).toBeVisible();
});

test('the text says what the picture shows, up to the step, and what is new', async () => {
  await render(<FlowCanvas flow={agentFlow} steps={steps} step={2} />);
  await page.getByText('This flow as text').click();

  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Scale, as a tool (new in this step)' }))
    .toBeVisible();
  expect(page.getByRole('listitem').filter({ hasText: 'Counter' }).query()).toBeNull();
});

test('a step that adds nothing marks nothing, and without a step the flow is finished', async () => {
  const { rerender } = await render(<FlowCanvas flow={agentFlow} steps={steps} step={3} />);
  expect(drawn('[data-highlighted]')).toEqual([]);
  await rerender(<FlowCanvas flow={agentFlow} steps={steps} />);

  expect(drawn('g')).toHaveLength(5);
  await expect.element(page.getByText('Baker with two tools')).toBeVisible();
});

test('a picture larger than its place is moved, and zoomed by buttons and keys; others need neither', async () => {
  const canvas = (inlineSize: string) => (
    <div style={{ inlineSize }}>
      <FlowCanvas flow={loopFlow} steps={[{ adds: ['list'] }, { adds: ['shelf'] }]} step={2} />
    </div>
  );
  const { rerender } = await render(canvas('31rem'));
  const frame = page.getByRole('group', { name: 'Picture of the flow' });
  await expect.element(frame).toBeVisible();
  const element = frame.element();
  const width = () => element.firstElementChild?.getBoundingClientRect().width ?? 0;
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  await expect.poll(() => element.scrollLeft).toBeGreaterThan(0);

  const before = width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(width()).toBeGreaterThan(before);
  (element as HTMLElement).focus();
  await userEvent.keyboard('0');
  expect(width()).toBe(before);
  await userEvent.keyboard('-');
  expect(width()).toBeLessThan(before);

  await rerender(canvas('90rem'));
  await expect.poll(() => page.getByRole('button', { name: 'Zoom in' }).query()).toBeNull();
  expect(element.hasAttribute('tabindex')).toBe(false);
});

for (const width of [1280, 390])
  test(`a zoom button says that it is at its end and keeps the focus there, in a window ${width} pixels wide`, async () => {
    await page.viewport(width, 844);
    await render(
      <div style={{ inlineSize: 'min(31rem, 100%)' }}>
        <FlowCanvas flow={loopFlow} steps={[]} />
      </div>,
    );
    const [larger, smaller] = ['Zoom in', 'Zoom out'].map((name) => page.getByRole('button', { name }));
    const pressAtEnd = async (button = larger!, other = smaller!) => {
      await expect.element(button).toBeVisible();
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}'.repeat(10));
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button).toHaveFocus();
      await expect.element(other).not.toHaveAttribute('aria-disabled');
    };
    await pressAtEnd();
    await pressAtEnd(smaller, larger);
    await pressAtEnd();
    await page.viewport(1280, 800);
  });

const large = defineFlow({
  title: 'Ten loaves',
  nodes: Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [
      `loaf${index}`,
      {
        title: index % 2 ? 'Loaf with a long name' : 'Loaf',
        detail: 'baked on the day of its order',
        inputs: ['Flour: Message', 'Water: Message'],
        outputs: ['Bread: Message'],
      },
    ]),
  ),
  connections: Array.from({ length: 9 }, (_, index) => `loaf${index}.Bread -> loaf${index + 1}.Flour`),
});

for (const width of [390, 360])
  test(`on a phone ${width} pixels wide the whole flow is drawn in letters that are read, and one press names the ports`, async () => {
    await page.viewport(width, 844);
    await render(<FlowCanvas flow={large} steps={[{ adds: ['loaf0'] }, { adds: ['loaf1'] }]} step={2} />);
    const frame = page.getByRole('group', { name: 'Picture of the flow' });
    await expect.element(frame).toBeVisible();
    const element = frame.element();
    const picture = element.querySelector<SVGSVGElement>('.ck-flow-picture')!;
    const letters = () => {
      const scale = picture.getScreenCTM()?.a ?? 0;
      const sizes = [...picture.querySelectorAll('text')].map((text) => getComputedStyle(text).fontSize);
      return Math.min(...sizes.map((size) => Number.parseFloat(size) * scale));
    };
    await expect.poll(() => element.hasAttribute('data-fitted')).toBe(true);
    expect(element.scrollWidth).toBe(element.clientWidth);
    expect(element.scrollHeight).toBe(element.clientHeight);
    expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(844 * 0.36 + 1);
    expect(letters()).toBeGreaterThanOrEqual(11);
    for (const group of picture.querySelectorAll('g')) {
      const right = group.querySelector('.ck-flow-node')?.getBoundingClientRect().right ?? Infinity;
      for (const text of group.querySelectorAll(':scope > text'))
        expect(text.getBoundingClientRect().right).toBeLessThan(right);
    }
    const ports = () => picture.querySelectorAll('.ck-flow-port-name').length;
    expect(ports()).toBe(0);

    const fitted = letters();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(ports()).toBeGreaterThan(0);
    expect(letters()).toBeGreaterThanOrEqual(13);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(ports).toBe(0);
    expect(letters()).toBe(fitted);
    await page.viewport(1280, 800);
  });

test('on a phone a flow that is read in whole keeps the names of its ports', async () => {
  await page.viewport(390, 844);
  await render(<FlowCanvas flow={oneComponent} steps={[]} />);
  const frame = document.querySelector('.ck-flow-frame');
  await expect.poll(() => frame?.hasAttribute('data-fitted')).toBe(true);
  expect(frame?.querySelector('.ck-flow-port-name')).not.toBeNull();
  await page.viewport(1280, 800);
});
