import '../styles/site.css';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Tooltip } from './tooltip.js';
import { TooltipProvider } from './tooltip-provider.js';

const Triggers = ({ hasCopy = true }) => (
  <TooltipProvider>
    <div style={{ display: 'flex', gap: 40, padding: 200 }}>
      {hasCopy && (
        <Tooltip text="Put on the clipboard">
          <button type="button">Copy</button>
        </Tooltip>
      )}
      <Tooltip text="Delete">
        <button type="button" aria-label="Delete" aria-describedby="elsewhere">
          ×
        </button>
      </Tooltip>
      <button type="button">Elsewhere</button>
    </div>
  </TooltipProvider>
);

const copy = page.getByRole('button', { name: 'Copy' });
const erase = page.getByRole('button', { name: 'Delete' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const shown = () => [...document.querySelectorAll('[role=tooltip]')].map((bubble) => bubble.textContent);
const advance = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** Waits until a tooltip would have been rendered. The faked time does not advance. */
const moment = async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
};

let isAt: Element = document.body;
/** Dispatches the events directly: Vitest's own pointer would let the faked time advance. */
const point = (to: Element, pointerType = 'mouse') => {
  const go = (type: string, target: Element, relatedTarget: Element) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget, pointerType }));
  go('pointerout', isAt, to);
  go('pointerover', to, isAt);
  isAt = to;
};

beforeAll(async () => {
  // Loaded beforehand, so that the first tooltip is rendered at once.
  await import('./tooltip-bubble.js');
});
beforeEach(async () => {
  await userEvent.unhover(document.body);
  isAt = document.body;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

describe('the delay', () => {
  test('is 700 ms', async () => {
    await render(<Triggers />);
    point(copy.element());
    advance(699);
    await moment();
    expect(shown()).toEqual([]);
    advance(1);
    await expect.poll(shown).toEqual(['Put on the clipboard']);
  });

  const goOnAfter = async (milliseconds: number) => {
    await render(<Triggers />);
    point(copy.element());
    advance(700);
    await expect.poll(shown).toEqual(['Put on the clipboard']);
    point(elsewhere.element());
    await expect.poll(shown).toEqual([]);
    advance(milliseconds);
    point(erase.element());
    await moment();
  };

  test('is left out up to 300 ms after another tooltip closed', async () => {
    await goOnAfter(300);
    await expect.poll(shown).toEqual(['Delete']);
  });

  test('applies again after 301 ms', async () => {
    await goOnAfter(301);
    expect(shown()).toEqual([]);
    advance(699);
    await moment();
    expect(shown()).toEqual([]);
    advance(1);
    await expect.poll(shown).toEqual(['Delete']);
  });

  test('is left out between adjacent triggers', async () => {
    await goOnAfter(0);
    point(copy.element());
    await expect.poll(shown).toEqual(['Put on the clipboard']);
  });

  test('applies normally after a trigger was removed with its open tooltip', async () => {
    const { rerender } = await render(<Triggers />);
    point(copy.element());
    advance(700);
    await rerender(<Triggers hasCopy={false} />);
    advance(301);
    point(erase.element());
    advance(699);
    await moment();
    expect(shown()).toEqual([]);
    advance(1);
    await expect.poll(shown).toEqual(['Delete']);
  });

  test('does not apply to touch, which opens no tooltip', async () => {
    await render(<Triggers />);
    point(copy.element(), 'touch');
    advance(5000);
    await moment();
    expect(shown()).toEqual([]);
  });
});

describe('a pointer', () => {
  test('can move onto the bubble, and away from it', async () => {
    await render(<Triggers />);
    await copy.hover();
    advance(700);
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await page.getByRole('tooltip').hover();
    advance(5000);
    await expect.poll(shown).toEqual(['Put on the clipboard']);
    await elsewhere.hover();

    await expect.poll(shown).toEqual([]);
  });

  test('crosses no gap between the trigger and the bubble', async () => {
    await render(<Triggers />);
    await copy.hover();
    advance(700);
    await expect.element(page.getByRole('tooltip')).toBeVisible();

    const bubble = page.getByRole('tooltip').element().getBoundingClientRect();
    expect(bubble.bottom).toBeCloseTo(copy.element().getBoundingClientRect().top, 0);
  });

  test('that presses closes the tooltip', async () => {
    await render(<Triggers />);
    await copy.hover();
    advance(700);
    await expect.poll(shown).toEqual(['Put on the clipboard']);
    await copy.click();
    advance(5000);
    await moment();

    expect(shown()).toEqual([]);
  });
});

describe('the keyboard', () => {
  test('opens a tooltip at once, one at a time', async () => {
    await render(<Triggers />);
    await userEvent.tab();
    await expect.poll(shown).toEqual(['Put on the clipboard']);
    await userEvent.tab();
    await expect.poll(shown).toEqual(['Delete']);
    await userEvent.tab();

    await expect.poll(shown).toEqual([]);
  });

  test('closes it with Escape, which does not close a surrounding dialog', async () => {
    const hear = vi.fn<() => void>();
    await render(
      <div role="presentation" onKeyDown={hear}>
        <Triggers />
      </div>,
    );
    await userEvent.tab();
    await expect.poll(shown).toEqual(['Put on the clipboard']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toEqual([]);
    await expect.element(copy).toHaveFocus();
    expect(hear).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');

    expect(hear).toHaveBeenCalledOnce();
  });

  test('closes a tooltip that a pointer opened with Escape, too', async () => {
    await render(<Triggers />);
    await copy.hover();
    advance(700);
    await expect.poll(shown).toEqual(['Put on the clipboard']);
    await userEvent.keyboard('{Escape}');

    await expect.poll(shown).toEqual([]);
  });
});

describe('assistive technology', () => {
  test('gets the text as a description while the tooltip is open', async () => {
    await render(<Triggers />);
    await expect.element(copy).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();

    await expect.element(copy).toHaveAccessibleDescription('Put on the clipboard');
    await userEvent.keyboard('{Escape}');
    await expect.element(copy).not.toHaveAttribute('aria-describedby');
  });

  test('does not read the name twice', async () => {
    await render(<Triggers />);
    await erase.element().focus();
    await expect.poll(shown).toEqual(['Delete']);

    await expect.element(erase).toHaveAttribute('aria-describedby', 'elsewhere');
  });

  test('gets the text beside an existing description', async () => {
    await render(
      <Tooltip text="For good">
        <button type="button" aria-describedby="note">
          Delete
        </button>
      </Tooltip>,
    );
    await userEvent.tab();

    const bubble = page.getByRole('tooltip');
    await expect.element(bubble).toBeVisible();
    await expect.element(erase).toHaveAttribute('aria-describedby', `note ${bubble.element().id}`);
  });
});
