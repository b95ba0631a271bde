import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview, type PreviewServer } from 'vite';
import { goOffline, paintedBackground } from './support/page.js';
import { expectResult } from './support/quiz.js';
import { expect, test as base } from './support/test.js';

const SITE = join(import.meta.dirname, '..');
const SETTINGS = { SITE_BRAND: 'e2e/another-brand', VITE_STORAGE: 'local', ASTRO_TELEMETRY_DISABLED: '1' };

/** The site with another course and brand, built and served in a folder of its host. */
const test = base.extend<object, { readonly server: PreviewServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- needs nothing
    async ({}, provide) => {
      await mkdir(join(SITE, '.cache'), { recursive: true });
      const outDir = await mkdtemp(join(SITE, '.cache/another-brand-'));
      const build = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', outDir];
      await promisify(execFile)(process.execPath, build, { cwd: SITE, env: { ...process.env, ...SETTINGS } });
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

// That its colors take the place of the kit's is held by brand-color-rules.test.ts, its host files by host-files.test.ts.
test('another course and brand works in a folder of its host', async ({
  page,
  request,
  baseURL,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const outside: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(`${baseURL}/learn/`)) outside.push(asked.url());
  });
  // The words of Langflow's course are those of its brand.
  const sayNothingOfFlows = async () => {
    await expect(page.locator('body')).not.toContainText(/flow|five levels|extra courses/i);
    await expect(page.locator('meta[name="description"]')).not.toHaveAttribute(
      'content',
      /flow|five levels/i,
    );
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/learn/');
  await expect(page).toHaveTitle('Knots');
  await expect(page.getByRole('heading', { level: 1, name: 'Knots that hold' })).toBeVisible();
  await sayNothingOfFlows();
  await expect.poll(() => paintedBackground(page.locator('body'))).toBe('#000000');
  await page.getByRole('link', { name: 'Bends' }).first().click();
  await expect(page).toHaveURL('/learn/level-1');
  await page.getByRole('button', { name: /^Keep this level offline/ }).click();
  await expect(page.getByText('This level is kept in this browser')).toBeVisible();
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  expect(await scopes()).toEqual(['/learn/']);
  const task = page.getByRole('link', { name: 'Tie bends' }).first();
  const accent = task.evaluate((link) => getComputedStyle(link).getPropertyValue('--ck-color-accent'));
  expect(await accent).toBe('light-dark(#0b5fff, #8db4ff)');
  await task.click();
  await expect(page).toHaveURL('/learn/level-1/task-1');
  await expect(page.getByRole('link', { name: 'A step is wrong' })).toHaveAttribute(
    'href',
    /^https:\/\/git\.example\/knots\/issues\/new\?template=wrong-step\.yml&release=.*&lesson=1-1\+Tie\+bends&step=1\+/,
  );
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toContain('knots:level-1-task-1');
  const addresses = await page
    .locator('a[href^="/"], link[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !/^\/learn(\/|$)/.test(address))).toEqual([]);

  await page.goto('/learn/level-2');
  await expect(page).toHaveURL('/learn/locked');
  await sayNothingOfFlows();
  await page.goto('/learn/level-1/quiz');
  await page.getByRole('radio', { name: 'Left' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectResult(page, 'Passed');
  await page.goto('/learn/level-2');
  await expect(page.getByRole('heading', { level: 1, name: 'Hitches' })).toBeVisible();
  await page.goto('/learn/privacy-policy');
  await expect(page.getByText('Knots is a course about Rope.')).toBeVisible();
  const privacy = page.getByRole('link', { name: 'privacy@knots.example' });
  await expect(privacy).toHaveAttribute('href', 'mailto:privacy@knots.example');
  expect(outside).toEqual([]);
  // Before any script has run.
  expect(await (await request.get('/learn/404.html')).text()).toContain('Skip to content');
  expect(await (await request.get('/learn/_headers')).text()).toContain('\n/learn/assets/*\n');

  await goOffline(page);
  await page.goto('/learn/level-1/task-1');
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeEnabled();
});
