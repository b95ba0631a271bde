import type { CDPSession, Page } from '@playwright/test';
import type { Rect } from './ring.js';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** A PNG of a part of a page with so many pixels for each of the page's; Playwright has one density for all. */
export async function shoot(page: Page, clip: Rect, scale: number): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale },
  });
  return Buffer.from(data, 'base64');
}
