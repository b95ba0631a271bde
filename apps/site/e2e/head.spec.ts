import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations } from './support/axe.js';
import { certificateKept, levelsPassed } from './support/course.js';
import { heading } from './support/page.js';
import { places, type Place } from './support/places.js';
import { expect, test } from './support/test.js';

const NAME = 'Langflow Learning';
const titleOf = ({ title }: Place) => (title === undefined ? NAME : `${title} | ${NAME}`);

/** About one person, or nothing of the course. */
const UNLISTED = /^\/(auth|dashboard|certificate.*|locked)$/;

/** A page of each kind. That all pages have titles and descriptions of their own is seen without scripts, below. */
const ofEachKind = places.filter(({ path }) => !/^\/level-([3-5]|1\/task-[2-5]|2\/task-[13-5])/.test(path));

/** What a page's head says, each by its name; a list, so that nothing said twice goes unseen. */
type Head = Readonly<Record<string, readonly string[]>>;

/** The head as it stands in the page; what the build wrote for those who run no script has been replaced. */
function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const tags = document.querySelectorAll('title, link[rel=canonical], meta:is([property], [name])');
    const said: Record<string, string[]> = {};
    for (const tag of tags) {
      const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.localName;
      (said[name] ??= []).push(tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent);
      if (tag.parentElement !== document.head) throw new Error(`${name} stands outside the head`);
    }
    return said;
  });
}

/** What a page must say of itself. What the tags are made of is held by page-meta-tags.test.ts. */
async function expectHead(page: Page, place: Place, origin = ''): Promise<void> {
  await expect(heading(page, place.heading)).toBeVisible();
  const link = [origin + place.path];
  // Built without an address, a page names its own once its script runs.
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  const head = await headOf(page);
  expect.soft(head).toMatchObject({ title: [titleOf(place)], link });
  expect.soft(head['robots']).toEqual(UNLISTED.test(place.path) ? ['noindex'] : undefined);
  if (place.path.startsWith('/certificate/')) return;
  const level = /^\/level-(\d)/.exec(place.path)?.[1];
  const { description } = head;
  expect.soft(description).toHaveLength(1);
  expect.soft(head).toMatchObject({
    'og:title': [place.title ?? NAME],
    'og:description': description,
    'og:type': ['website'],
    'og:url': link,
    'og:site_name': [NAME],
    'og:image': [`${origin}/og/${level === undefined ? 'site' : `level-${level}`}.png`],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [expect.stringContaining(NAME)],
    'twitter:card': ['summary_large_image'],
  });
}

test.describe('a learner who has passed every level', () => {
  test.use({ kept: { ...levelsPassed(5), ...certificateKept } });

  // Level 2 is behind a guard like all that follow, which differ from it by their course alone.
  for (const isInLevel of [true, false])
    test(`opens pages ${isInLevel ? 'in' : 'outside'} a level directly`, async ({ page, baseURL }) => {
      for (const place of ofEachKind.filter(({ path }) => path.startsWith('/level-') === isInLevel))
        await test.step(place.path, async () => {
          await page.goto(place.path);
          await expectHead(page, place, baseURL);
          await expect(page).toHaveURL(place.path);
        });
    });

  test('reads another head with every navigation, also with Back', async ({ page, baseURL }) => {
    const [landing, level] = places;
    if (!landing || !level) throw new Error('There are places');
    await page.goto('/dashboard');
    await expect(heading(page, 'My Progress')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expectHead(page, landing, baseURL);
    await page.getByRole('main').getByRole('link', { name: 'Langflow Fundamentals' }).first().click();
    await expectHead(page, level, baseURL);
    await page.goBack();
    await expectHead(page, landing, baseURL);
  });
});

test('an unknown page says so, is logged, has no address, and links to the landing page', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404.*\/nowhere$/);
  await page.goto('/nowhere');
  await expect(heading(page, /Oops! Page not found$/)).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/nowhere');
  const head = await headOf(page);
  expect(head).toMatchObject({ title: [`Page not found | ${NAME}`], robots: ['noindex'] });
  expect(head).not.toHaveProperty('link');
  expect(head).not.toHaveProperty(['og:url']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page with an error is accessible, and offers a reload and the landing page', async ({
  page,
  troubles,
}) => {
  troubles.expect(/broken/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const body = 'export function PrivacyPolicyRoute() { throw new Error("broken") }';
  await page.route(/privacy-policy-route/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const open = async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  };
  await open();
  const title = [`Unexpected Application Error! | ${NAME}`];
  await expect(page).toHaveTitle(title[0] ?? '');
  expect(await headOf(page)).toMatchObject({ title, robots: ['noindex'] });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading(page, /^Learn Langflow/)).toBeVisible();

  await open();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
});

test('without scripts each page has a title and a description of its own', async ({ request }) => {
  const own = places.filter(({ path }) => !path.startsWith('/certificate/'));
  const descriptions = await Promise.all(
    own.map(async (place) => {
      const html = await (await request.get(place.path)).text();
      expect.soft(html).toContain(`>${titleOf(place).replaceAll('&', '&amp;')}</title>`);
      expect.soft(html.match(/<title/g)).toHaveLength(1);
      expect.soft(html.match(/name="robots"/g) ?? []).toHaveLength(UNLISTED.test(place.path) ? 1 : 0);
      return /name="description" content="([^"]*)"/.exec(html)?.[1];
    }),
  );
  expect(descriptions).not.toContain(undefined);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('pictures, manifest and icons have the sizes and types that they state', async ({ page, request }) => {
  for (const name of ['site', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5']) {
    const picture = await fetched(request, `/og/${name}.png`);
    expect.soft(sizeOf(picture), name).toBe('1200x630');
    expect.soft(picture.length, name).toBeLessThan(60_000);
  }
  expect(String(await fetched(request, '/robots.txt'))).toBe('User-agent: *\nAllow: /\n');

  await page.goto('/');
  const hrefs = (rel: string) =>
    page
      .locator(`link[rel="${rel}"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const manifest = JSON.parse(String(await fetched(request, (await hrefs('manifest'))[0]))) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  const color = expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown;
  expect(manifest).toMatchObject({
    name: NAME,
    short_name: expect.any(String),
    start_url: '/',
    background_color: color,
    theme_color: color,
  });
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of pictures) expect.soft(sizeOf(await fetched(request, src)), src).toBe(sizes);
  expect(sizeOf(await fetched(request, (await hrefs('apple-touch-icon'))[0]))).toBe('180x180');
  expect(await hrefs('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  const icon = await fetched(request, '/favicon.ico');
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect([6, 22, 38].map((entry) => icon[entry])).toEqual([16, 32, 48]);
});

async function fetched(request: APIRequestContext, path = ''): Promise<Buffer> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).not.toContain('text/html');
  return response.body();
}

/** The width and height of a PNG, as its own head has them. */
function sizeOf(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
