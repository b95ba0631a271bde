import type { Page } from '@playwright/test';

interface Shift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records what moves on the screen of pages that are opened from now on, also what a press has moved unless that is left out. */
export async function watchShifts(page: Page, { withoutPresses = false } = {}): Promise<void> {
  await page.addInitScript((leavesOut) => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const { sources, hadRecentInput } of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (leavesOut && hadRecentInput) continue;
        (window as unknown as { shifts: unknown[] }).shifts.push(
          ...sources
            .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
            // The browser may paint the header while the rest of it is still to be parsed.
            .filter((moved) => moved && !moved.closest('.site-header'))
            .map((moved) => moved?.className || moved?.outerHTML.slice(0, 200)),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, withoutPresses);
}

/** What has moved since the page was opened: its class, or where it has none its beginning. */
export const shiftsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
