import { CERTIFICATE_ID } from '../../support/course.js';
import { heading } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { authForm } from '../support/account.js';
import { openAs, register } from '../support/learner.js';
import { firstCard, secondCard } from '../support/learning.js';
import { backend } from '../support/network.js';

test.describe('Progress page (My Progress)', () => {
  test('5 level cards with badges, tasks, quiz and buttons; 6 extra courses; Sign out', async ({
    page,
    request,
  }) => {
    await openAs(page, await register(request, { tasks: [1, 3], score: 80 }), '/dashboard');
    await expect(heading(page, 'My Progress')).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(11);
    await expect(firstCard(page)).toContainText('Completed');
    await expect(firstCard(page)).toContainText('2 of 5 tasks completed');
    await expect(firstCard(page)).toContainText('Quiz completed: 80%');
    for (const name of ['Download PDF', 'Certificate URL']) {
      await expect(firstCard(page).getByRole('button', { name })).toBeEnabled();
      await expect(secondCard(page).getByRole('button', { name })).toBeDisabled();
    }
    await expect(secondCard(page)).toContainText('Pending');
    await expect(secondCard(page)).toContainText('Quiz pending');
    await expect(cards.filter({ hasText: 'Blocked' })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    // A card leads to its level only when that is passed or unlocked.
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(link('Langflow Fundamentals')).toHaveAttribute('href', '/level-1');
    await expect(link('Flow Builder')).toHaveAttribute('href', '/level-2');
    await expect(link('Flow Architect')).toHaveCount(0);

    const extra = cards.filter({ hasText: 'Coming Soon' });
    const numbers = await extra.evaluateAll((all) => all.map((card) => card.getAttribute('data-level')));
    expect(numbers).toEqual(['101', '102', '103', '104', '105', '106']);
    for (const button of await extra.getByRole('button').all()) await expect(button).toBeDisabled();
    for (const title of [
      'Custom Component Development',
      'Mastering Input Schema',
      'Document Processing',
      'Data Science',
      'Data and Analytics Augmentation',
      'Sales and Marketing Automation',
    ]) {
      const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(card).toContainText('0 tasks');
      await expect(card).toContainText('Quiz pending');
    }
  });
});

test.describe('Certificate page', () => {
  const row = {
    id: CERTIFICATE_ID,
    user_id: '7d1c2b3a-0000-4000-8000-000000000000',
    user_name: 'Ada <b>Lovelace</b>',
    level: 3,
    course_name: 'Langflow Learning',
    score: 85,
    completion_date: 'November 21, 2026',
    issued_by: 'Learning Platform',
  };

  test('loading skeleton, the certificate, the details card and the invitation', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(backend.certificates, async (route) => {
      await held;
      await route.fulfill({ json: [row] });
    });
    // The signer does not know the row, which is not in the database. It is not asked here.
    await page.route(/functions\/v1\/issuer/, () => {});
    await page.goto(`/certificate/${CERTIFICATE_ID}`);
    await expect(page.getByRole('status', { name: 'Loading certificate' })).toBeVisible();
    release();
    const paper = page.getByRole('article');
    for (const text of [
      'Congratulations to',
      // What a learner calls themselves is text, whatever it looks like.
      'Ada <b>Lovelace</b>',
      'On successfully completing',
      'Langflow Learning - Level 3',
      'Final Score: 85%',
      'November 21, 2026',
      CERTIFICATE_ID,
      'Issued by Learning Platform',
    ])
      await expect(paper).toContainText(text);
    const terms = page.getByRole('term');
    await expect(terms).toHaveText([
      'Student',
      'School',
      'Issued',
      'Course',
      'Certificate ID',
      'Final Score',
    ]);
    await expect(
      page.getByText('Feeling inspired? Start your learning journey and earn your own certificate.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start the journey' })).toHaveAttribute(
      'href',
      '/auth?mode=signup',
    );
  });
});

test('What a visitor sees of the auth screen, the extra courses, a certificate that is not there and the locked page', async ({
  page,
}) => {
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
    const buttons = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: /Coming Soon/ });
    await expect(buttons).toHaveCount(6);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
  });

  await test.step("'Certificate Not Found', which is logged", async () => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/certificate/CERT-1-L1');
    await expect(heading(page, 'Certificate Not Found')).toBeVisible();
    await expect(
      page.getByText("The certificate you're looking for could not be found or has been removed."),
    ).toBeVisible();
    expect(lines).toContain('There is no certificate CERT-1-L1');
  });

  await test.step('Locked page: title, text, a quote and the buttons', async () => {
    await page.goto('/locked');
    await expect(heading(page, 'Access Locked')).toBeVisible();
    await expect(
      page.getByText("It looks like you're trying to access a course that hasn't been unlocked yet."),
    ).toBeVisible();
    await expect(page.locator('blockquote')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Overview' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
