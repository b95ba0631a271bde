import type { Locator, Page } from '@playwright/test';

/** A browser that keeps nothing for the site, as when all site data is blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
}

/** A browser with no room left, from now on or until `pressOnceThereIsRoom`. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    Object.assign(window, { freeStorage: () => void (Storage.prototype.setItem = setItem) });
  });
}

/** There is room again, and the learner presses a button at once: after a moment it would be saved without being asked. */
export async function pressOnceThereIsRoom(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    (window as unknown as { freeStorage(): void }).freeStorage();
    element.click();
  });
}
