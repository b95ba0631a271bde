import type { Page } from '@playwright/test';

/** Fills the browser's storage to the last byte, as a neighbour on the same origin may. */
export async function fillToTheBrim(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fits = (key: string, value: string) => {
      try {
        localStorage.setItem(key, value);
        return true;
      } catch {
        return false;
      }
    };
    let number = 0;
    for (let size = 2 ** 20; size >= 1024; size /= 2) {
      while (fits(`neighbour-${number}`, 'x'.repeat(size))) number += 1;
    }
    let last = '';
    for (let size = 1024; size >= 1; size /= 2) {
      while (fits('neighbour', last + 'x'.repeat(size))) last += 'x'.repeat(size);
    }
  });
}

/** The kit's own entries. */
export const kitEntries = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('course-kit:'))),
  );

/** Breaks entries in the middle, and answers with what they are then. */
export const breakEntries = (page: Page, keys: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const whole = localStorage.getItem(name) ?? '';
        const half = whole.slice(0, Math.ceil(whole.length / 2));
        localStorage.setItem(name, half);
        return half;
      }),
    keys,
  );
