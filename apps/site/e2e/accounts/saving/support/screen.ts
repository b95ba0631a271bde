import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../support/test.js';

export { toggle } from '../../support/learning.js';

/** What the line says of where a learner's work is. Where the browser has no room for it, the page says so. */
const STATUS = {
  saved: /Saved to your account/,
  waiting: /The server doesn't answer\.|You're offline\.|Not saved yet: no room in this browser\./,
  refused: /\d+ changes? could not be saved/,
} as const;

/** The line that says where a learner's work is. */
export const statusOf = (page: Page): Locator => page.locator('.ck-save-status');

/** Waits until the line says so; what is saved is in sight for a moment only. */
export async function expectStatus(page: Page, status: keyof typeof STATUS, timeout = 60_000): Promise<void> {
  await expect(statusOf(page)).toHaveAttribute('data-status', status, { timeout });
  await expect(statusOf(page).locator('[role=status]')).toContainText(STATUS[status]);
}

/** Waits until the button of a task says whether it is done, to the eye and to assistive technology. */
export async function expectMarked(page: Page, isMarked: boolean): Promise<void> {
  const name = isMarked ? 'Task Completed!' : 'Mark as Completed';
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(isMarked));
}

/** Remembers every toast of a page from now on, also those that are gone again. */
export async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<Element>();
    const look = (node: Node) => {
      if (!(node instanceof Element)) return;
      if (node.matches('[role=alertdialog]')) seen.add(node);
      node.querySelectorAll('[role=alertdialog]').forEach((toast) => seen.add(toast));
    };
    new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(look))).observe(
      document,
      { childList: true, subtree: true },
    );
    Object.assign(window, { seenToasts: () => [...seen].map((toast) => toast.textContent ?? '') });
  });
}

/** How many toasts with a title this page has shown since it was loaded. */
export async function toastsSeen(page: Page, title: string): Promise<number> {
  const texts = await page.evaluate(() =>
    (window as unknown as { seenToasts(): readonly string[] }).seenToasts(),
  );
  return texts.filter((text) => text.includes(title)).length;
}

/** Tells a page that the network is back, which makes what waits be sent at once. */
export const networkIsBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** How often something is done that only goes wrong now and then: with `LONG=1`, much more often. */
export const rounds = (usual: number, long: number): number => (process.env.LONG === '1' ? long : usual);
