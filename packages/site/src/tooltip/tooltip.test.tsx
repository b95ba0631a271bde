import '../styles/site.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Tooltip } from './tooltip.js';

const Triggers = ({ onPress = () => {} }) => (
  <div style={{ display: 'flex', gap: 40, padding: 200 }}>
    <Tooltip text="Copy">
      <button type="button" aria-label="Copy" onClick={onPress}>
        ⧉
      </button>
    </Tooltip>
    <Tooltip text="Delete">
      <button type="button" aria-label="Delete">
        ×
      </button>
    </Tooltip>
    <button type="button">Elsewhere</button>
  </div>
);

const copy = page.getByRole('button', { name: 'Copy' });
const erase = page.getByRole('button', { name: 'Delete' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const shown = () => [...document.querySelectorAll('[role=tooltip]')].map((tooltip) => tooltip.textContent);

const advance = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** Waits until a tooltip would be rendered. The faked time does not advance. */
const moment = async () => {
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
};

beforeEach(() => userEvent.unhover(document.body));

describe('a pointer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(async () => {
    // The library forgets that a tooltip was open, as one page is home to all of these tests.
    await elsewhere.hover();
    await moment();
    advance(1000);
    vi.useRealTimers();
  });

  const openCopy = async () => {
    await render(<Triggers />);
    await copy.hover();
    await moment();
    expect(shown()).toEqual([]);
    advance(700);
    await expect.poll(shown).toEqual(['Copy']);
  };

  test('opens a tooltip after 700 ms, and then the next one at once', async () => {
    await render(<Triggers />);
    await copy.hover();
    await moment();
    advance(699);
    await moment();
    expect(shown()).toEqual([]);
    advance(1);
    await expect.poll(shown).toEqual(['Copy']);

    await erase.hover();
    await expect.poll(shown).toEqual(['Delete']);
  });

  test('that stays away waits for 700 ms again', async () => {
    await openCopy();
    await elsewhere.hover();
    advance(300);
    await expect.poll(shown).toEqual([]);
    advance(300);
    await erase.hover();
    await moment();
    expect(shown()).toEqual([]);
    advance(700);
    await expect.poll(shown).toEqual(['Delete']);
  });

  test('can move onto the tooltip, and away from it', async () => {
    await openCopy();
    await page.getByRole('tooltip').hover();
    advance(5000);
    await moment();
    expect(shown()).toEqual(['Copy']);
    await elsewhere.hover();
    advance(300);
    await expect.poll(shown).toEqual([]);
  });

  test('presses the very button that it found, and closes the tooltip', async () => {
    const press = vi.fn<() => void>();
    const { rerender } = await render(<Triggers onPress={press} />);
    const found = copy.element();
    await copy.hover();
    await moment();
    advance(700);
    await expect.poll(shown).toEqual(['Copy']);
    await copy.click();
    await expect.poll(shown).toEqual([]);
    expect(press).toHaveBeenCalledOnce();
    expect(copy.element()).toBe(found);

    const other = vi.fn<() => void>();
    await rerender(<Triggers onPress={other} />);
    await copy.click();
    expect(other).toHaveBeenCalledOnce();
  });
});

describe('the keyboard', () => {
  test('opens a tooltip at once, one at a time, and closes it with Escape', async () => {
    await render(<Triggers />);
    await userEvent.tab();
    await expect.poll(shown).toEqual(['Copy']);
    await userEvent.tab();
    await expect.poll(shown).toEqual(['Delete']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toEqual([]);
    await expect.element(erase).toHaveFocus();
  });

  test('closes a tooltip that a pointer opened', async () => {
    await render(<Triggers />);
    await copy.hover();
    await expect.poll(shown).toEqual(['Copy']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toEqual([]);
  });
});

test('a screen reader hears the name once', async () => {
  await render(<Triggers />);
  await userEvent.tab();
  await expect.poll(shown).toEqual(['Copy']);
  await expect.element(copy).toHaveAccessibleName('Copy');
  await expect.element(copy).toHaveAccessibleDescription('');
});

test.each([
  ['top left', { top: 0, left: 0 }],
  ['bottom right', { bottom: 0, right: 0 }],
  ['a column that cuts off', { top: 300, left: 300, width: 40, height: 24, overflow: 'hidden' }],
] as const)('%s: the tooltip is completely visible', async (_, style) => {
  await render(
    <div style={{ position: 'fixed', ...style }}>
      <Tooltip text="Every word of this is needed to say what the button does">
        <button type="button" aria-label="Do">
          ·
        </button>
      </Tooltip>
    </div>,
  );
  await userEvent.tab();
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  const { top, left, right, bottom } = tooltip.element().getBoundingClientRect();
  expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
});

test('a tooltip in a popover moves nothing there, also where the popover is part of the page', async () => {
  await render(
    <>
      <style>{'.row:not(:popover-open) { position: static }'}</style>
      <div popover="auto" className="row" style={{ display: 'flex', gap: 24, justifyContent: 'end' }}>
        <Tooltip text="Copy">
          <button type="button" aria-label="Copy">
            ⧉
          </button>
        </Tooltip>
      </div>
    </>,
  );
  const { left } = copy.element().getBoundingClientRect();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  expect(page.getByRole('tooltip').element().closest('[popover]')).not.toBeNull();
  expect(copy.element().getBoundingClientRect().left).toBe(left);
});
