import { expectLinks, expectTexts, heading } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { authForm } from '../support/account.js';
import { openAs, register } from '../support/learner.js';
import { firstCard, secondCard } from '../support/learning.js';

const EXTRA = [
  'Custom Component Development',
  'Mastering Input Schema',
  'Document Processing',
  'Data Science',
  'Data and Analytics Augmentation',
  'Sales and Marketing Automation',
];

test('5 level cards with badges and buttons; 6 extra courses; Sign out', async ({ page, request }) => {
  await openAs(page, await register(request, { tasks: [1, 3], score: 80 }), '/dashboard');
  await expect(heading(page, 'My Progress')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(11);
  await expectTexts(firstCard(page), ['Completed', '2 of 5 tasks completed', 'Quiz completed: 80%']);
  await expectTexts(secondCard(page), ['Pending', 'Quiz pending']);
  for (const name of ['Download PDF', 'Certificate URL']) {
    await expect(firstCard(page).getByRole('button', { name })).toBeEnabled();
    await expect(secondCard(page).getByRole('button', { name })).toBeDisabled();
  }
  await expect(cards.filter({ hasText: 'Blocked' })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  // A card leads to its level only when that is passed or unlocked.
  const main = page.getByRole('main');
  await expectLinks(main, { 'Langflow Fundamentals': '/level-1', 'Flow Builder': '/level-2' });
  await expect(main.getByRole('link', { name: 'Flow Architect' })).toHaveCount(0);

  const extra = cards.filter({ hasText: 'Coming Soon' });
  const numbers = await extra.evaluateAll((all) => all.map((card) => card.getAttribute('data-level')));
  expect(numbers).toEqual(['101', '102', '103', '104', '105', '106']);
  for (const [index, title] of EXTRA.entries()) {
    await expectTexts(extra.nth(index), [title, '0 tasks', 'Quiz pending']);
    for (const button of await extra.nth(index).getByRole('button').all())
      await expect(button).toBeDisabled();
  }
});

test('what a visitor sees of screens without a level', async ({ page }) => {
  const main = page.getByRole('main');
  await test.step('Auth screen: elements', async () => {
    await page.goto('/auth?mode=signin');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    const form = authForm(page);
    await expect(form.email).toHaveAttribute('type', 'email');
    await expect(form.password).toHaveAttribute('type', 'password');
    await expect(form.submit('Sign in')).toBeVisible();
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(form.submit('Sign up')).toBeVisible();
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await expect(form.submit('Sign in')).toBeVisible();
  });

  await test.step('Extra Courses page: six cards, each with a disabled Coming Soon button', async () => {
    await page.goto('/extra-courses');
    const buttons = main.getByRole('listitem').getByRole('button', { name: /Coming Soon/ });
    await expect(buttons).toHaveCount(6);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
  });

  await test.step("'Certificate Not Found', which is logged", async () => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/certificate/CERT-1-L1');
    await expect(heading(page, 'Certificate Not Found')).toBeVisible();
    await expect(page).toHaveTitle('Certificate Not Found | Langflow Learning');
    await expectTexts(main, ["The certificate you're looking for could not be found or has been removed."]);
    expect(lines).toContain('There is no certificate CERT-1-L1');
  });

  await test.step('Locked page: title, text, a quote and the buttons', async () => {
    await page.goto('/locked');
    await expect(heading(page, 'Access Locked')).toBeVisible();
    await expectTexts(main, [
      "It looks like you're trying to access a course that hasn't been unlocked yet.",
    ]);
    await expect(page.locator('blockquote')).toBeVisible();
    await expectLinks(main, { 'Back to Overview': '/', 'Go to Dashboard': '/dashboard' });
  });
});
