import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

const MOST_STOPS = 90;

/** A learner without a pointing device. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Goes on with Tab, or back with Shift+Tab, until something has focus, and sees where that is. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await this.page.keyboard.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) {
        await expectVisibleFocus(target);
        return;
      }
    }
    throw new Error(`${key} does not lead to ${String(target)} within ${MOST_STOPS} stops`);
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.tabTo(this.page.getByRole('link', { name }).first());
    await this.page.keyboard.press('Enter');
  }

  async press(name: string, key: 'Enter' | 'Space'): Promise<void> {
    await this.tabTo(this.page.getByRole('button', { name }).first());
    await this.page.keyboard.press(key);
  }
}

/** Whether one can see where the focus is: an outline on the element, or on the label around it. */
export async function expectVisibleFocus(target: Locator): Promise<void> {
  const outlines = await target.evaluate((element) =>
    [element, element.closest('label'), element.closest('article')]
      .filter((candidate) => candidate !== null)
      .map((candidate) => getComputedStyle(candidate))
      .map(({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? '0px' : outlineWidth)),
  );
  expect(
    outlines.map(parseFloat).some((width) => width >= 2),
    `the focus on ${String(target)} shows`,
  ).toBe(true);
}
