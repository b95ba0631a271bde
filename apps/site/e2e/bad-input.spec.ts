import { levels } from './support/course.js';
import { heading } from './support/page.js';
import { expect, test } from './support/test.js';

/** What has slashes, markup, ten thousand letters, a control character, a broken escape or a name of every object. */
const NO_CERTIFICATES = [
  'CERT-1-L1%2F..%2F..%2Fauth',
  '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'x'.repeat(10_000),
  '%00',
  '%E0%A4%A',
  '__proto__',
];
const NO_PAGES = [
  '/level-1%2Ftask-1',
  '/constructor',
  '/%E0%A4%A',
  '//evil.example/level-1',
  '/%5Cevil.example',
];
const LEVEL_1 = [
  '/LEVEL-1',
  '/level%2D1/',
  '/level-1?level=5&level=5',
  '/level-1#%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
];

// Which page an address names is held by site-routes.test.ts; that signing in leads to pages of the site only, by safe-redirect.test.ts
// and auth-address.test.ts.
for (const [what, addresses, title, canonical] of [
  [
    'an invalid certificate id is not found',
    NO_CERTIFICATES.map((id) => `/certificate/${id}`),
    'Certificate Not Found',
    /\/certificate\/[^/?#"<]+$/,
  ],
  ['an unknown address is not found', NO_PAGES, /Oops! Page not found$/, null],
  ['another spelling of an address names its page', LEVEL_1, levels[0].title, /:\d+\/level-1$/],
] as const)
  test(`${what}, whatever stands in it`, async ({ page, baseURL, troubles }) => {
    if (!canonical) troubles.expect(/^console error: 404: no page at \//);
    // Hosts answer so that know the site's `404.html` alone; the server of these tests refuses some addresses.
    await page.route('**', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      return route.fulfill({ response: await route.fetch({ url: `${baseURL}/404.html` }) });
    });
    for (const address of addresses)
      await test.step(address.slice(0, 80), async () => {
        await page.goto('about:blank');
        await page.goto(`${baseURL}${address}`);
        await expect(heading(page, title)).toBeVisible();
        const link = page.locator('link[rel="canonical"]');
        await (canonical ? expect(link).toHaveAttribute('href', canonical) : expect(link).toHaveCount(0));
      });
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL('/');
  });
