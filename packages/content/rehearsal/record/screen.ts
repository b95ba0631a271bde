import type { CDPSession, Page } from '@playwright/test';
import type { Rect } from './ring.js';

/** Takes pictures of parts of a page, which Playwright takes at the density of the page alone. */
export class Screen {
  #session: Promise<CDPSession> | undefined;

  constructor(private readonly page: Page) {}

  /** A PNG with so many pixels for each of the page's. */
  async take(clip: Rect, scale: number): Promise<Buffer> {
    this.#session ??= this.page.context().newCDPSession(this.page);
    const session = await this.#session;
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...clip, scale },
    });
    return Buffer.from(data, 'base64');
  }
}
