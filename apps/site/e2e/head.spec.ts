import type { Page } from '@playwright/test';
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
    await expect(heading(page, landing.heading)).toBeFocused();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Review Level.*Langflow Fundamentals/ })
      .click();
    await expectHead(page, level, baseURL);
    await page.goBack();
    await expectHead(page, landing, baseURL);
  });
});

test('an unknown page says so, is logged, and has no address', async ({ page, troubles }) => {
  troubles.expect(/404.*\/nowhere$/);
  await page.goto('/nowhere');
  await expect(heading(page, /Oops! Page not found$/)).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/nowhere');
  const head = await headOf(page);
  expect(head).toMatchObject({ title: [`Page not found | ${NAME}`], robots: ['noindex'] });
  expect(head).not.toHaveProperty('link');
  expect(head).not.toHaveProperty(['og:url']);
  await expect(page.getByRole('link', { name: /^Level 1: / })).toHaveAttribute('href', '/level-1');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page with an error is accessible, and offers a way on', async ({ page, troubles }) => {
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

// What manifest and icons state: site.build.test.ts.
