import type { Page } from '@playwright/test';
import { levels } from '../../support/course.js';
import { expect, test } from '../../support/test.js';
import { openAs, pass, register } from '../support/learner.js';

const hero = (page: Page) => page.locator('.hero');
const callToAction = (page: Page) => hero(page).locator('[data-variant="primary"]');
const cards = (page: Page) => page.locator('#levels').getByRole('article');

test('signed out: header, hero, overview, levels, get-started and footer', async ({ page }) => {
  await page.goto('/');
  await test.step('header', async () => {
    const header = page.getByRole('banner');
    await expect(header).toContainText('Langflow Learning');
    await expect(header).toContainText('From first flow to production');
    for (const [name, address] of [
      ['Home', '/'],
      ['Extra Courses', '/extra-courses'],
      ['Docs', 'https://docs.langflow.org'],
      ['GitHub', 'https://github.com/langflow-ai/langflow'],
      ['Login', '/auth'],
    ] as const)
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  await test.step("hero, with a call-to-action to /auth?redirect=/level-1, labelled 'Begin Level 1'", async () => {
    for (const claim of ['5 skill levels', '20+ topics', 'Hands-on projects'])
      await expect(hero(page)).toContainText(claim);
    await expect(callToAction(page)).toHaveText('Begin Level 1');
    await expect(callToAction(page)).toHaveAttribute('href', '/auth?redirect=%2Flevel-1');
  });

  await test.step('levels carousel: the first of 5 levels open, the others locked', async () => {
    await expect(cards(page)).toHaveCount(5);
    await expect(
      cards(page)
        .nth(0)
        .getByRole('link', { name: /Start Level/ }),
    ).toHaveAttribute('href', '/auth?redirect=%2Flevel-1');
    for (const [index, { title }] of levels.entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('heading', { name: title })).toBeAttached();
      if (index === 0) continue;
      await expect(card.getByText('Locked', { exact: true })).toBeAttached();
      await expect(card.getByRole('button', { name: 'Level Locked' })).toBeDisabled();
      await expect(card).toContainText('Complete the previous level to unlock this content.');
    }
  });

  await test.step('get-started section', async () => {
    const section = page.locator('#get-started');
    for (const [name, address] of [
      ['Installation docs', 'https://docs.langflow.org/get-started-installation'],
      ['Official docs', /^https:\/\/docs\.langflow\.org/],
      ['Community chat', /discord/],
    ] as const)
      await expect(section.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  await test.step('footer', async () => {
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

  for (const anchor of ['#overview', '#levels', '#get-started']) {
    await page.goto('about:blank');
    await page.goto(`/${anchor}`);
    await expect(page.locator(anchor)).toBeInViewport();
  }
});

test('signed in: Dashboard in place of Login, the next level open, and View Certificate after all five', async ({
  page,
  request,
}) => {
  const learner = await register(request, { tasks: [1], score: 80 });
  await openAs(page, learner, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  // The first level whose test is not completed.
  await expect(callToAction(page)).toHaveText('Begin Level 2');
  await expect(callToAction(page)).toHaveAttribute('href', '/level-2');
  await expect(
    cards(page)
      .nth(1)
      .getByRole('link', { name: /Start Level/ }),
  ).toHaveAttribute('href', '/level-2');
  await expect(cards(page).nth(2).getByRole('button', { name: 'Level Locked' })).toBeDisabled();

  for (const level of [2, 3, 4, 5]) await pass(request, learner, level, 80);
  await page.reload();
  await expect(callToAction(page)).toHaveText('View Certificate');
  await expect(callToAction(page)).toHaveAttribute('href', '/certificate');
});
