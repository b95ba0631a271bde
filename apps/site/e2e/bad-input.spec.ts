import type { Page } from '@playwright/test';
import { levels } from './support/course.js';
import { heading } from './support/page.js';
import { expect, test } from './support/test.js';

/** Answers every address as hosts do that know the site's `404.html` alone; the server of these tests refuses some. */
async function answerAll(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.continue();
    const site = `${new URL(request.url()).origin}/404.html`;
    return route.fulfill({ response: await route.fetch({ url: site }) });
  });
}

const NO_CERTIFICATES = {
  'with slashes': 'CERT-1-L1%2F..%2F..%2Fauth',
  'with markup that closes an attribute': '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'of ten thousand characters': 'x'.repeat(10_000),
  'with a control character': '%00',
  'with a broken escape': '%E0%A4%A',
  'that names a part of every object': '__proto__',
};

test('an invalid certificate id is not found, and the page links to the rest of the site', async ({
  page,
  baseURL,
}) => {
  await answerAll(page);
  for (const [which, id] of Object.entries(NO_CERTIFICATES)) {
    await test.step(`an id ${which}`, async () => {
      await page.goto(`${baseURL}/certificate/${id}`);
      await expect(heading(page, 'Certificate Not Found')).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/certificate\/[^/?#"<]+$/,
      );
    });
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

// That such pages are none of the site's is held by site-routes.test.ts.
const NO_PAGES = [
  '/level-1%2Ftask-1',
  '/constructor',
  '/%E0%A4%A',
  '//evil.example/level-1',
  '/%5Cevil.example',
];

test('an unknown address shows the not-found page, which links to the landing page', async ({
  page,
  baseURL,
  troubles,
}) => {
  troubles.expect(/^console error: 404: no page at \//);
  await answerAll(page);
  for (const path of NO_PAGES) {
    await test.step(path, async () => {
      await page.goto(`${baseURL}${path}`);
      await expect(heading(page, /Oops! Page not found$/)).toBeVisible();
    });
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page, /^Learn/)).toBeVisible();
});

const SAME_PAGES = {
  '/LEVEL-1': '/level-1',
  '/level%2D1/': '/level-1',
  '/level-1?level=5&level=5': '/level-1',
  '/level-1#%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E': '/level-1',
};

test('another spelling of an address shows the page that its canonical link names', async ({
  page,
  baseURL,
}) => {
  await answerAll(page);
  for (const [address, canonical] of Object.entries(SAME_PAGES)) {
    await test.step(address, async () => {
      await page.goto('about:blank');
      await page.goto(`${baseURL}${address}`);
      await expect(heading(page, levels[0].title)).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${canonical}`);
      await page.getByRole('main').getByRole('link', { name: levels[0].tasks[0] }).click();
      await expect(page).toHaveURL('/level-1/task-1');
    });
  }
});

// More of each are held by safe-redirect.test.ts and auth-address.test.ts.
const AWAY = [
  '//evil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  '//evil.example&redirect=/level-1/task-2',
];
const NO_MODES = ['mode=__proto__', 'mode=signup&mode=forgot'];

test('the sign-in page redirects only to pages of the site, by the first redirect it is given, and has no unknown mode', async ({
  page,
}) => {
  for (const redirect of AWAY) {
    await page.goto(`/auth?redirect=${redirect}`);
    const begin = page.getByRole('link', { name: 'Begin Level 1' });
    await expect(begin, redirect).toHaveAttribute('href', '/level-1');
    await expect(page.getByRole('main').getByRole('link'), redirect).toHaveCount(2);
  }
  for (const query of NO_MODES) {
    await page.goto(`/auth?${query}`);
    await expect(heading(page, 'No account needed'), query).toBeVisible();
    await expect(page, query).toHaveTitle('Sign in | Langflow Learning');
  }
  await page.goto('/auth?redirect=/level-1/task-2&redirect=//evil.example');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/level-1/task-2');
});
