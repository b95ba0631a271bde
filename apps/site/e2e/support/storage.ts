import type { Page } from '@playwright/test';

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
