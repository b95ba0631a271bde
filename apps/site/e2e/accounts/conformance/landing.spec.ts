import type { Page } from '@playwright/test';
import { levels } from '../../support/course.js';
import { expect, test } from '../../support/test.js';
import { newAccount, register, signIn, signUp } from '../support/account.js';
import { PUBLISHABLE_KEY } from '../../../../embedded-backend/src/publishable-key.js';

const hero = (page: Page) => page.locator('.hero');
const callToAction = (page: Page) => hero(page).locator('[data-variant="primary"]');

test.describe('Site header', () => {
  test('title, tagline, links and external buttons', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Langflow Learning');
    await expect(header).toContainText('From first flow to production');
    await expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Extra Courses' })).toHaveAttribute(
      'href',
      '/extra-courses',
    );
    await expect(header.getByRole('link', { name: 'Docs' })).toHaveAttribute(
      'href',
      'https://docs.langflow.org',
    );
    await expect(header.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/langflow-ai/langflow',
    );
  });

  test('Login when signed out, Dashboard when signed in', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    await signUp(page, newAccount());
    await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });
});

test('Site footer', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveText([
    'Documentation',
    'Code repository',
    'Community chat',
    'Official website',
    'X profile',
    'Privacy Policy',
  ]);
  await expect(links.last()).toHaveAttribute('href', '/privacy-policy');
  await expect(page.getByRole('contentinfo')).toContainText('not affiliated with the makers of Langflow');
});

test.describe('Landing page', () => {
  test('hero section', async ({ page }) => {
    await page.goto('/');
    for (const claim of ['5 skill levels', '20+ topics', 'Hands-on projects'])
      // oxlint-disable-next-line no-await-in-loop -- one claim after the other
      await expect(hero(page)).toContainText(claim);
  });

  test('overview section (anchor #overview)', async ({ page }) => {
    await page.goto('/#overview');
    await expect(page.locator('#overview')).toBeInViewport();
  });

  test('levels carousel (anchor #levels): the first level open, the others locked', async ({ page }) => {
    await page.goto('/#levels');
    const cards = page.locator('#levels').getByRole('article');
    await expect(cards).toHaveCount(5);
    await expect(cards.nth(0).getByRole('link', { name: /Start Level/ })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Flevel-1',
    );
    for (const [index, { title }] of levels.entries()) {
      /* oxlint-disable no-await-in-loop -- one card after the other */
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: title })).toBeAttached();
      if (index === 0) continue;
      await expect(card.getByText('Locked', { exact: true })).toBeAttached();
      await expect(card.getByRole('button', { name: 'Level Locked' })).toBeDisabled();
      await expect(card).toContainText('Complete the previous level to unlock this content.');
      /* oxlint-enable no-await-in-loop */
    }
  });

  test('levels carousel: a level opens when the one before is passed', async ({ page, request }) => {
    await signIn(page, await register(request, { tasks: [1], score: 80 }));
    const cards = page.locator('#levels').getByRole('article');
    await expect(cards.nth(1).getByRole('link', { name: /Start Level/ })).toHaveAttribute('href', '/level-2');
    await expect(cards.nth(2).getByRole('button', { name: 'Level Locked' })).toBeDisabled();
  });

  test('get-started section (anchor #get-started)', async ({ page }) => {
    await page.goto('/#get-started');
    const section = page.locator('#get-started');
    await expect(section).toBeInViewport();
    await expect(section.getByRole('link', { name: 'Installation docs' })).toHaveAttribute(
      'href',
      /docs\.langflow\.org\/get-started-installation/,
    );
    await expect(section.getByRole('link', { name: 'Official docs' })).toHaveAttribute(
      'href',
      /^https:\/\/docs\.langflow\.org/,
    );
    await expect(section.getByRole('link', { name: 'Community chat' })).toHaveAttribute('href', /discord/);
  });

  test.describe('call-to-action', () => {
    test("signed out: to /auth?redirect=/level-1, labelled 'Begin Level 1'", async ({ page }) => {
      await page.goto('/');
      await expect(callToAction(page)).toHaveText('Begin Level 1');
      await expect(callToAction(page)).toHaveAttribute('href', '/auth?redirect=%2Flevel-1');
    });

    test('signed in: to the first level whose quiz is not completed', async ({ page, request }) => {
      await signIn(page, await register(request, { tasks: [1], score: 80 }));
      await expect(callToAction(page)).toHaveText('Begin Level 2');
      await expect(callToAction(page)).toHaveAttribute('href', '/level-2');
    });

    test("all 5 completed: to /certificate, labelled 'View Certificate'", async ({ page, request }) => {
      const account = await register(request, { tasks: [1], score: 80 });
      await signIn(page, account);
      const token = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('sb-')) ?? '';
        return JSON.parse(localStorage.getItem(key) ?? '{}') as {
          access_token: string;
          user: { id: string };
        };
      });
      for (const level of [2, 3, 4, 5])
        // oxlint-disable-next-line no-await-in-loop -- a level opens with the one before
        await request.post('/rest/v1/course_progress', {
          headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token.access_token}` },
          data: {
            user_id: token.user.id,
            level,
            quiz_completed: true,
            quiz_score: 80,
            quiz_time_seconds: 9,
          },
        });
      await page.reload();
      await expect(callToAction(page)).toHaveText('View Certificate');
      await expect(callToAction(page)).toHaveAttribute('href', '/certificate');
    });
  });
});
