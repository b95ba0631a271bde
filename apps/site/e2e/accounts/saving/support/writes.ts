import type { Page } from '@playwright/test';

/** Counts what a page writes to the browser's storage, from the next load on. */
export async function countWrites(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const writes: string[] = [];
    for (const name of ['setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name];
      Storage.prototype[name] = function (this: Storage, key: string, ...rest: string[]) {
        if (this === window.localStorage) writes.push(`${name} ${key}`);
        Reflect.apply(original, this, [key, ...rest]);
      };
    }
    Object.assign(window, { takeWrites: () => writes.splice(0) });
  });
}

/** What was written since the last time, such as `setItem level-1-task-2`, in order. */
export const takeWrites = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { takeWrites(): string[] }).takeWrites());
