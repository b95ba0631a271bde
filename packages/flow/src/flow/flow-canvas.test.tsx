import { FlowCanvas } from '@course-kit/flow';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { agentFlow, loopFlow } from './flow.fixtures.js';

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

test('on a phone the whole flow is drawn, twice as large as its columns would be, and one press makes it readable', async () => {
  await page.viewport(390, 844);
  await render(<FlowCanvas flow={loopFlow} steps={[{ adds: ['list'] }, { adds: ['shelf'] }]} step={2} />);
  const frame = page.getByRole('group', { name: 'Picture of the flow' });
  await expect.element(frame).toBeVisible();
  const element = frame.element();
  const picture = element.querySelector<SVGSVGElement>('.ck-flow-picture')!;
  const letters = () => 13 * (picture.getScreenCTM()?.a ?? 0);
  await expect.poll(() => element.hasAttribute('data-fitted')).toBe(true);
  expect(element.scrollWidth).toBe(element.clientWidth);
  expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(844 * 0.45 + 1);
  expect(letters()).toBeGreaterThanOrEqual(10);

  const fitted = letters();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(letters()).toBeGreaterThanOrEqual(13);
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  expect(letters()).toBe(fitted);
});
