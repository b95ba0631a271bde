import type { Page } from '@playwright/test';

/** Chromium's preset “Slow 4G”, in bytes a second, on a phone of the middle class. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_480,
};
const SLOWDOWN = 4;

/** How far the elements of a page move its content, as Chromium's layout shift counts it, on slow 4G. */
export async function layoutShift(page: Page, path: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        shifts.push(String(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll(':not(:defined), [src$=".json"]')].every(
      ({ shadowRoot }) => shadowRoot?.querySelector('.ck-root') && !shadowRoot.querySelector('slot'),
    ),
  );
  await page.waitForLoadState('networkidle');
  // What was painted last is reported after the next frame.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => void requestAnimationFrame(resolve));
    return (window as unknown as { shifts: string[] }).shifts.reduce((sum, value) => sum + Number(value), 0);
  });
}
