import type { Page } from '@playwright/test';
import { levels } from '../../support/course.js';
import { expectLinks, expectTexts } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { accountButton } from '../support/account.js';
import { openAs, pass, register } from '../support/learner.js';

const hero = (page: Page) => page.locator('.hero');
const callToAction = (page: Page) => hero(page).locator('[data-variant="primary"]');
const cards = (page: Page) => page.locator('#levels').getByRole('article');
const start = (page: Page, card: number) =>
  cards(page)
    .nth(card)
    .getByRole('link', { name: /Start Level/ });

test('signed out: header, hero, levels, get-started and footer', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expectTexts(header, ['Langflow Learning', 'From first flow to production']);
  await expectLinks(header, {
    Home: '/',
    'Extra Courses': '/extra-courses',
    Docs: 'https://docs.langflow.org',
    GitHub: 'https://github.com/langflow-ai/langflow',
    Login: '/auth',
  });
  await expect(accountButton(page)).toHaveCount(0);

  await expectTexts(hero(page), ['5 skill levels', '20+ topics', 'Hands-on projects']);
  await expect(callToAction(page)).toHaveText('Begin Level 1');
  await expect(callToAction(page)).toHaveAttribute('href', '/auth?redirect=%2Flevel-1');

  await expect(cards(page)).toHaveCount(5);
  await expect(start(page, 0)).toHaveAttribute('href', '/auth?redirect=%2Flevel-1');
  for (const [index, { title }] of levels.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeAttached();
    if (index === 0) continue;
    await expectTexts(card, ['Locked', 'Complete the previous level to unlock this content.']);
    await expect(card.getByRole('button', { name: 'Level Locked' })).toBeDisabled();
  }

  await expectLinks(page.locator('#get-started'), {
    'Installation docs': 'https://docs.langflow.org/get-started-installation',
    'Official docs': /^https:\/\/docs\.langflow\.org/,
    'Community chat': /discord/,
  });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([
    'Documentation',
    'Code repository',
    'Community chat',
    'Official website',
    'X profile',
    'Privacy Policy',
  ]);
  await expectLinks(footer, { 'Privacy Policy': '/privacy-policy' });
  await expect(footer).toContainText('not affiliated with the makers of Langflow');

  for (const anchor of ['#overview', '#levels', '#get-started']) {
    await page.goto('about:blank');
    await page.goto(`/${anchor}`);
    await expect(page.locator(anchor)).toBeInViewport();
  }
});

test('signed in: Dashboard in place of Login, and what is next', async ({ page, request }) => {
  const learner = await openAs(page, await register(request, { tasks: [1], score: 80 }), '/');
  await expectLinks(page.getByRole('banner'), { Dashboard: '/dashboard' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  // Where the learner left off comes first; then the first level whose test is not completed.
  await expect(callToAction(page)).toHaveText(/^Continue with Level 2, task 1 · \d+ min left$/);
  await expectLinks(hero(page), { 'Begin Level 2': '/level-2' });
  await expect(start(page, 1)).toHaveAttribute('href', '/level-2');
  await expect(cards(page).nth(2).getByRole('button', { name: 'Level Locked' })).toBeDisabled();

  // A level opens with the one before.
  for (const level of [2, 3, 4, 5]) await pass(request, learner, level, 80);
  await page.reload();
  await expect(callToAction(page)).toHaveText('View Certificate');
  await expect(callToAction(page)).toHaveAttribute('href', '/certificate');
});
