import { expect, test } from '@playwright/test';

test('a course with accounts is tried before there is a project: sign up, pass, certificate, badge', async ({
  page,
  browser,
}) => {
  await page.goto('/auth?mode=signup');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.goto('/level-1/quiz');
  for (const name of ['A file of Markdown', 'An alternative text', 'Two number signs'])
    await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name on your certificate' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Make my certificate' }).click();
  await page.getByRole('link', { name: 'View certificate' }).click();

  const badge = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG', exact: true }).click();
  expect((await badge).suggestedFilename()).toMatch(/\.png$/);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(visitor.getByText('Verified')).toBeVisible();
});
