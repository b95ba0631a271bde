import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview, type PreviewServer } from 'vite';
import { paintedBackground } from './support/painted-color.js';
import { expect, test as base } from './support/test.js';

const SITE = join(import.meta.dirname, '..');

/** The site with another course and brand, built and served in a folder of its host. */
const test = base.extend<object, { readonly server: PreviewServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- needs nothing
    async ({}, provide) => {
      await mkdir(join(SITE, '.cache'), { recursive: true });
      const outDir = await mkdtemp(join(SITE, '.cache/another-brand-'));
      await promisify(execFile)(
        process.execPath,
        ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', outDir],
        {
          cwd: SITE,
          env: {
            ...process.env,
            SITE_BRAND: 'e2e/another-brand',
            VITE_STORAGE: 'local',
            ASTRO_TELEMETRY_DISABLED: '1',
          },
        },
      );
      const server = await preview({
        configFile: false,
        logLevel: 'silent',
        appType: 'mpa',
        base: '/learn/',
        root: SITE,
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await provide(server);
      await server.close();
      await rm(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(new URL(server.resolvedUrls?.local[0] ?? '').origin);
  },
});

// One worker for all: each would build the site anew.
test.describe.configure({ mode: 'default' });

test('another course and brand works in a folder of its host, from the landing page to the last test', async ({
  page,
}) => {
  await page.goto('/learn/');
  await expect(page).toHaveTitle('Knots');
  await page.getByRole('link', { name: 'Bends' }).first().click();
  await expect(page).toHaveURL('/learn/level-1');
  await page.getByRole('link', { name: 'Tie bends' }).first().click();
  await expect(page).toHaveURL('/learn/level-1/task-1');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toContain('knots:level-1-task-1');

  await page.goto('/learn/level-2');
  await expect(page).toHaveURL('/learn/locked');
  await page.goto('/learn/level-1/quiz');
  await page.getByRole('radio', { name: 'Left' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.goto('/learn/level-2');
  await expect(page.getByRole('heading', { level: 1, name: 'Hitches' })).toBeVisible();

  await page.goto('/learn/privacy-policy');
  await expect(page.getByRole('link', { name: 'privacy@knots.example' })).toHaveAttribute(
    'href',
    'mailto:privacy@knots.example',
  );
});

test('its colors are the site’s and the components’, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/learn/level-1');
  const component = page.getByRole('link', { name: 'Tie bends' }).first();
  const accent = () =>
    component.evaluate((link) => getComputedStyle(link).getPropertyValue('--ck-color-accent'));
  expect(await paintedBackground(page.locator('body'))).toBe('#ffffff');
  expect(await accent()).toBe('light-dark(#0b5fff, #8db4ff)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paintedBackground(page.locator('body'))).toBe('#000000');
});

test('its host files name its folder', async ({ request }) => {
  expect(await (await request.get('/learn/_headers')).text()).toContain('\n/learn/assets/*\n');
});

test('its pages request nothing outside their folder', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/learn/`)) outside.push(request.url());
  });
  await page.goto('/learn/level-1/task-1');
  await page.getByRole('radio', { name: 'Dark theme' }).check();
  const addresses = await page
    .locator('a[href^="/"], link[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !/^\/learn(\/|$)/.test(address))).toEqual([]);
  expect(outside).toEqual([]);
});
