import type { Page } from '@playwright/test';

interface Shift {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Writes down what moves on the screen of pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & Shift)[])
        (window as unknown as { shifts: unknown[] }).shifts.push(
          ...sources
            .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
            // The browser may paint the header while the rest of it is still to be parsed.
            .filter((moved) => moved && !moved.closest('.site-header'))
            .map((moved) => moved?.className),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The classes of what has moved since the page was opened. */
export const shiftsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
