import '../styles/site.css';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Tooltip } from './tooltip.js';

beforeEach(() => userEvent.unhover(document.body));

const renderAt = async (style: React.CSSProperties, dir: 'ltr' | 'rtl' = 'ltr') => {
  await render(
    <div dir={dir} style={{ position: 'fixed', ...style }}>
      <Tooltip text="Every word of this is needed to say what the button does">
        <button type="button">Do</button>
      </Tooltip>
    </div>,
  );
  await userEvent.tab();
  const bubble = page.getByRole('tooltip');
  await expect.element(bubble).toBeVisible();
  return bubble.element() as HTMLElement;
};

test.each([
  ['top left', { top: 0, left: 0 }],
  ['top right', { top: 0, right: 0 }],
  ['bottom left', { bottom: 0, left: 0 }],
  ['bottom right', { bottom: 0, right: 0 }],
  ['a column that cuts off', { top: 300, left: 300, width: 40, height: 24, overflow: 'hidden' }],
  ['a column that is moved', { top: 300, left: 300, transform: 'translate(0)', contain: 'paint' }],
] as const)('%s: it is completely visible', async (_, style) => {
  const { top, left, right, bottom } = (await renderAt(style)).getBoundingClientRect();

  expect(top).toBeGreaterThanOrEqual(0);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
  expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  expect(right - left).toBeGreaterThan(200);
  expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[role=tooltip]')).toBe(
    page.getByRole('tooltip').element(),
  );
});

test('has the text direction of its trigger, and is centered above it', async () => {
  const bubble = await renderAt({ top: 300, left: 300 }, 'rtl');
  const middle = ({ left, right }: DOMRect) => (left + right) / 2;

  expect(getComputedStyle(bubble).direction).toBe('rtl');
  const trigger = page.getByRole('button').element();
  expect(middle(bubble.getBoundingClientRect())).toBeCloseTo(middle(trigger.getBoundingClientRect()), 0);
});

test('follows its trigger when the page scrolls', async () => {
  await render(
    <div style={{ paddingBlock: 1500 }}>
      <Tooltip text="Put on the clipboard">
        <button type="button">Copy</button>
      </Tooltip>
    </div>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  const gap = () =>
    page.getByRole('button').element().getBoundingClientRect().top -
    page.getByRole('tooltip').element().getBoundingClientRect().bottom;
  window.scrollBy({ top: 57, behavior: 'instant' });

  await expect.poll(gap).toBeCloseTo(0, 0);
});
