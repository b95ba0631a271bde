import { CERTIFICATE_ID, certificateKept, levels, levelsPassed } from './support/course.js';
import { heading } from './support/page.js';
import { places } from './support/places.js';
import { startPlainHost } from './support/plain-host.js';
import { expect, test as base } from './support/test.js';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- needs nothing
  baseURL: async ({}, provide) => {
    const host = await startPlainHost();
    await provide(host.origin);
    await host.stop();
  },
});

test.use({ kept: { ...levelsPassed(5), ...certificateKept } });

test('every page but a certificate is a file', async ({ request }) => {
  const answers = await Promise.all(
    places.map(async ({ path }) => [path, (await request.get(path)).status()]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([[`/certificate/${CERTIFICATE_ID}`, 404]]);
});

// A not-found page of its own: head.spec.ts.
test('what is no file is shown all the same, or answered with 404', async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  troubles.expect(/404: no page at \/nowhere\/at\/all/);
  for (const [path, name] of [
    [`/certificate/${CERTIFICATE_ID}`, 'Ada Lovelace'],
    ['/level-1/', levels[0].title],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
  }
  const told = page.waitForEvent('console', (message) => message.text().includes('404: no page'));
  expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404);
  await told;
  await expect(heading(page, /Oops! Page not found$/)).toBeVisible();
});
