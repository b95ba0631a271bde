import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations } from './support/axe.js';
import { certificateKept, levelsPassed } from './support/course.js';
import { breakPrivacyPolicy, heading } from './support/page.js';
import { places, type Place } from './support/places.js';
import { expect, test } from './support/test.js';

const NAME = 'Langflow Learning';

/** About one person, or nothing of the course. */
const UNLISTED = /^\/(auth|dashboard|certificate.*|locked)$/;

/** A page of each kind. That all pages have titles and descriptions of their own is seen without scripts, below. */
const isOfItsKind = (path: string) => !/^\/level-([3-5]|1\/task-[2-5]|2\/task-[13-5])/.test(path);

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

/** What a page must say of itself, with the texts that only the site knows taken from what it says. */
function expectHead(head: Head, { path, title }: Place, origin: string) {
  const level = /^\/level-(\d)/.exec(path)?.[1];
  const description = head['description']?.[0] ?? '';
  expect.soft(description.length).toBeGreaterThanOrEqual(50);
  expect.soft(description.length).toBeLessThanOrEqual(160);
  expect.soft(head['og:image:alt']?.[0]).toContain(NAME);
  expect.soft(head).toMatchObject({
    title: [title === undefined ? NAME : `${title} | ${NAME}`],
    link: [origin + path],
    description: [description],
    'og:title': [title ?? NAME],
    'og:description': [description],
    'og:type': ['website'],
    'og:url': [origin + path],
    'og:site_name': [NAME],
    'og:image': [`${origin}/og/${level === undefined ? 'site' : `level-${level}`}.png`],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [expect.any(String)],
    'twitter:card': ['summary_large_image'],
  });
  expect.soft(head['robots']).toEqual(UNLISTED.test(path) ? ['noindex'] : undefined);
}

/** A certificate has its own address, and is kept out of search engines. */
function expectCertificateHead(head: Head, { path, title }: Place, origin: string) {
  expect
    .soft(head)
    .toMatchObject({ title: [`${title} | ${NAME}`], link: [origin + path], robots: ['noindex'] });
}

test.describe('a learner who has passed every level', () => {
  test.use({ kept: { ...levelsPassed(5), ...certificateKept } });

  // Level 2 is behind a guard like all that follow, which differ from it by their course alone.
  for (const isInLevel of [true, false]) {
    const which = `each kind of page ${isInLevel ? 'in a level' : 'outside the levels'}`;
    test(`${which} opens directly, with one title, description and canonical link`, async ({
      page,
      baseURL,
    }) => {
      const asked = places.filter(
        ({ path }) => isOfItsKind(path) && path.startsWith('/level-') === isInLevel,
      );
      expect(asked.length).toBeGreaterThan(5);
      for (const place of asked) {
        await test.step(place.path, async () => {
          await page.goto(place.path);
          await expect(heading(page, place.heading)).toBeVisible();
          await expect(page).toHaveURL(place.path);
          // Built without an address, a page names its own once its script runs.
          await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
          const head = await headOf(page);
          if (place.path.startsWith('/certificate/')) expectCertificateHead(head, place, baseURL ?? '');
          else expectHead(head, place, baseURL ?? '');
        });
      }
    });
  }

  test('the head changes with every navigation, also with Back', async ({ page, baseURL }) => {
    const [landing, level] = places;
    if (!landing || !level) throw new Error('There are places');
    await page.goto('/dashboard');
    await expect(heading(page, 'My Progress')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(heading(page, landing.heading)).toBeVisible();
    expectHead(await headOf(page), landing, baseURL ?? '');
    await page.getByRole('main').getByRole('link', { name: 'Langflow Fundamentals' }).first().click();
    await expect(heading(page, level.heading)).toBeVisible();
    expectHead(await headOf(page), level, baseURL ?? '');
    await page.goBack();
    await expect(heading(page, landing.heading)).toBeVisible();
    expectHead(await headOf(page), landing, baseURL ?? '');
  });
});

test('an unknown page says so, is logged, has no canonical address, and links to the landing page', async ({
  page,
  troubles,
}) => {
  // Other such addresses are in bad-input.spec.ts.
  troubles.expect(/404.*\/nowhere$/);
  await page.goto('/nowhere');
  await expect(heading(page, /Oops! Page not found$/)).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Page not found | ${NAME}`);
  await expect(page).toHaveURL('/nowhere');
  const head = await headOf(page);
  expect(head['robots']).toEqual(['noindex']);
  expect(head['link']).toBeUndefined();
  expect(head['og:url']).toBeUndefined();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page with an error is accessible, has a title that ends with the name of the site, and links to the landing page', async ({
  page,
  troubles,
}) => {
  troubles.expect(/broken/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await breakPrivacyPolicy(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page).toHaveTitle(`Unexpected Application Error! | ${NAME}`);
  const head = await headOf(page);
  expect(head['title']).toHaveLength(1);
  expect(head['robots']).toEqual(['noindex']);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading(page, /^Learn Langflow/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page has a title and a description of its own', async ({ request }) => {
    const descriptions = await Promise.all(
      places
        .filter(({ path }) => !path.startsWith('/certificate/'))
        .map(async ({ path, title }) => {
          const html = await (await request.get(path)).text();
          expect
            .soft(html)
            .toContain(`>${escaped(title === undefined ? NAME : `${title} | ${NAME}`)}</title>`);
          expect.soft(html.match(/<title/g)).toHaveLength(1);
          expect.soft(html.match(/name="robots"/g) ?? []).toHaveLength(UNLISTED.test(path) ? 1 : 0);
          return /name="description" content="([^"]*)"/.exec(html)?.[1];
        }),
    );
    expect(descriptions).not.toContain(undefined);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

test('the preview pictures exist, in the size that the head states', async ({ request }) => {
  const names = ['site', ...[1, 2, 3, 4, 5].map((level) => `level-${level}`)];
  for (const name of names) {
    const picture = await fetched(request, `/og/${name}.png`);
    expect.soft(sizeOf(picture), name).toBe('1200x630');
    expect.soft(picture.length, name).toBeLessThan(60_000);
  }
});

test('the manifest and the icons have the sizes and types that they state', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = JSON.parse((await fetched(request, href ?? '')).toString()) as Manifest;
  expect(manifest).toMatchObject({
    name: NAME,
    short_name: expect.any(String),
    start_url: '/',
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of pictures) {
    expect.soft(sizeOf(await fetched(request, src)), src).toBe(sizes);
  }
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(sizeOf(await fetched(request, touch ?? ''))).toBe('180x180');
  const icons = await page
    .locator('link[rel="icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg']);
  const icon = await fetched(request, '/favicon.ico');
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect([6, 22, 38].map((entry) => icon[entry])).toEqual([16, 32, 48]);
});

test('robots.txt allows everything', async ({ request }) => {
  expect((await fetched(request, '/robots.txt')).toString()).toBe('User-agent: *\nAllow: /\n');
});

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

async function fetched(request: APIRequestContext, path: string): Promise<Buffer> {
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}
