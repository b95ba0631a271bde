import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { levels } from '../support/course.js';
import { Keyboard } from '../support/keyboard.js';
import { heading } from '../support/page.js';
import { passQuiz } from '../support/quiz.js';
import { expect, test } from '../support/test.js';
import { authForm, newAccount } from './support/account.js';
import { openAs, pass, register, VERIFIED } from './support/learner.js';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a visitor who passes has a verified certificate in under ten presses', async ({ page }) => {
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.tap();
    };
    await page.goto('/level-1/quiz');
    await passQuiz(page);
    await expect(page.getByText('It is yours as soon as your result is on an account.')).toBeVisible();
    await press(page.getByRole('link', { name: 'Create an account to open Level 2' }));
    await expect(
      page.getByText('Your progress in this browser moves to your account and opens Level 2.'),
    ).toBeVisible();
    const form = authForm(page);
    const { email, password } = newAccount();
    await form.email.fill(email);
    await form.password.fill(password);
    await press(form.submit('Sign up'));
    await expect(page).toHaveURL('/level-2');
    await expect(heading(page, levels[1].title)).toBeVisible();

    await press(page.getByRole('link', { name: 'Your certificate for Level 1' }));
    await page.getByRole('textbox', { name: 'Name on your certificate' }).fill('Grace Hopper');
    await expect(page.getByRole('article').getByText('Grace Hopper')).toBeVisible();
    await press(page.getByRole('button', { name: 'Make my certificate' }));
    await press(page.getByRole('link', { name: 'View certificate' }));
    await expect(heading(page, 'Grace Hopper')).toBeVisible();
    await expect(page.getByText(VERIFIED)).toBeVisible();
    expect(presses).toBeLessThan(10);
  });
});

test('a learner makes the certificate after the test, and finds it again', async ({ page, request }) => {
  const keyboard = new Keyboard(page);
  const learner = await register(request);
  // A level opens the next.
  for (const level of [1, 2, 3, 4]) await pass(request, learner, level, 100);
  await openAs(page, learner, '/level-5/quiz');
  await passQuiz(page);
  await keyboard.tabTo(page.getByRole('textbox', { name: 'Name on your certificate' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Grace Hopper');
  await keyboard.press('Make my certificate', 'Enter');
  await expect(page.getByRole('heading', { name: 'Your certificate is ready' })).toBeFocused();
  await expect(page.getByText('That was the last level. You have passed the whole course.')).toBeVisible();
  await keyboard.tabTo(page.getByRole('button', { name: 'Download PDF' }));
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await keyboard.follow('All your certificates');
  await expect(heading(page, 'Certificates')).toBeVisible();
  await page.getByRole('button', { name: 'Make my certificate Level 2: Flow Builder' }).click();
  // Its project could be on it, and cannot be added later.
  await expect(page.getByRole('link', { name: 'Review Desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Make my certificate', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your certificate is ready' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Make my certificate/ })).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^View certificate Level 5/ }).click();
  await expect(heading(page, 'Grace Hopper')).toBeVisible();
});
