import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, type Kept } from './test.js';

/** What the browser keeps now. */
export function kept(page: Page): Promise<Kept> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** How many changes wait in the browser to be saved. */
export async function waitingChanges(page: Page): Promise<number> {
  return Object.keys(await kept(page)).filter((key) => key.startsWith('course-kit:change:')).length;
}

/** The toasts with a title, the latest first. */
export function toasts(page: Page, title: string): Locator {
  return page.getByRole('alertdialog', { name: title, exact: true });
}

/** Waits until a toast says something. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = toasts(page, title).filter({ hasText: description }).first();
  await expect(toast).toBeVisible();
}

/** The page's own heading. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });
}

/** Waits until a part of a page says all of these texts. */
export async function expectTexts(part: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(part).toContainText(text);
}

/** Waits until a part of a page has links with these names to these addresses. */
export async function expectLinks(
  part: Locator,
  links: Readonly<Record<string, string | RegExp>>,
): Promise<void> {
  for (const [name, address] of Object.entries(links))
    await expect(part.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
}

/** The card of the progress page that is about a level. */
export function progressCard(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The button that opens the list of languages. It also tells which one is chosen. */
export function languageButton(page: Page, label = 'Language'): Locator {
  return page.getByRole('button', { name: new RegExp(`^${label}: `) });
}

/** A language in the list, by its own name, with which it begins. */
export function languageOption(page: Page, language: string): Locator {
  return page.getByRole('option').filter({ has: page.getByText(language, { exact: true }) });
}

/** Chooses a language by its own name. */
export async function chooseLanguage(page: Page, language: string, label?: string): Promise<void> {
  await languageButton(page, label).click();
  await languageOption(page, language).click();
}

/** Scripts of the site, but for the one that follows links, which browsers wait for before they say that a page is loaded. */
export const SCRIPTS = /\/assets\/(?!ClientRouter|navigation).*\.js$/;

/** A slow line: keeps requests of a page or browser waiting until the result is called. */
export async function hold(at: Page | BrowserContext, address: RegExp, method?: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await at.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Takes the network from a page, and waits until it is gone: Chromium answers before its network process has heard of it. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const reached = () =>
    page.evaluate(() =>
      fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(reached).toBe(false);
}

/**
 * Waits until a page fetches nothing for half a second from now on. Playwright's own `networkidle` may have been long
 * before the page was hydrated.
 */
export async function untilNothingIsFetched(page: Page): Promise<void> {
  let before: number | undefined;
  await expect
    .poll(
      async () => {
        const fetched = await page.evaluate(() => performance.getEntriesByType('resource').length);
        const isSame = fetched === before;
        before = fetched;
        return isSame;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

/** Opens a page, and waits for what keeps the place of its reader, which comes once there is nothing else to do. */
export async function openWithKeptPlace(page: Page, address: string): Promise<void> {
  const keepsPlace = page.waitForResponse(/\/keep-place\./);
  await page.goto(address);
  // It may have come and not run yet.
  const script = (await keepsPlace).url();
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => {})`);
  await untilNothingIsFetched(page);
}

/** Scrolls to a part as a reader does, or so that it begins so many pixels below the window's top, until the page has heard of it. */
export async function scrollToPart(page: Page, part: string, top?: number): Promise<void> {
  await page.locator(part).evaluate((element, below) => {
    // What moves the page without any input before it is the browser.
    window.dispatchEvent(new WheelEvent('wheel'));
    element.scrollIntoView({ behavior: 'instant' });
    if (below !== undefined)
      window.scrollBy({ top: element.getBoundingClientRect().top - below, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/** What the browser keeps, but for keys like this one. */
export function without<Value>(key: RegExp, kept: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !key.test(name)));
}

/** The background as `#rrggbb`: browsers write computed colors in the way they were made, such as `color(srgb …)`. */
export function paintedBackground(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas to paint on');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

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

/** Keeps a level in the browser, and waits until it is whole. */
export async function keepLevel(page: Page, level: number): Promise<void> {
  await page.goto(`/level-${level}`);
  const part = page.getByRole('region', { name: 'Learn without a network' });
  await part.getByRole('button', { name: /^Keep this level offline/ }).click();
  await expect(part.getByRole('status')).toContainText('This level is kept in this browser');
}
