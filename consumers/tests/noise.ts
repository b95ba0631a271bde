import { expect, test } from '@playwright/test';

/** A page says nothing in the console, and neither fails nor renders anew what the server has rendered. */
export function failOnNoise() {
  let noise: string[] = [];
  test.beforeEach(({ page }) => {
    noise = [];
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  });
  test.afterEach(() => expect(noise).toEqual([]));
}
