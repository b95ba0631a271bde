import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.js';
import { heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register, store } from './support/learner.js';

const VERIFIED = 'Verified: this is what the issuer has signed.';

test('a badge is taken from the certificate’s page, and anybody verifies it, also without a connection', async ({
  page,
  request,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const learner = await register(request, { tasks: [1], score: 80 });
  const id = `CERT-${Date.now()}-L1`;
  await store(request, learner, 'certificates', {
    id,
    user_name: 'Ada Lovelace',
    level: 1,
    course_name: 'Another course',
    score: 80,
    completion_date: 'January 1, 1970',
    issued_by: 'Somebody else',
  });
  await openAs(page, learner, `/certificate/${id}`);
  await expect(page.getByText(VERIFIED)).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG', exact: true }).click();
  const badge = await (await download).path();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const credential = await readFile(await (await saved).path(), 'utf8');
  expect(credential).not.toContain(learner.id);
  expect(credential).not.toContain('Somebody else');

  const answered = page.waitForResponse('**/functions/v1/issuer/did.json');
  await page.goto('/certificate');
  await (await answered).finished();
  const place = page.getByLabel('Choose a badge');
  await expect(place).toBeAttached();
  await context.setOffline(true);
  await expect(page.evaluate(() => fetch('/'))).rejects.toThrow('Failed to fetch');
  await place.setInputFiles(badge);
  await expect(page.getByText(VERIFIED)).toBeVisible();
  const forged = Buffer.from(credential.replace('Ada Lovelace', 'Mallory'));
  await place.setInputFiles({ name: 'forged.json', mimeType: 'application/json', buffer: forged });
  await expect(page.getByText('Changed: this is not what was signed.')).toBeVisible();
  await expect(page.getByText(VERIFIED)).toHaveCount(0);

  await context.setOffline(false);
  await place.setInputFiles(badge);
  await page.getByRole('link', { name: 'Show the certificate' }).click();
  await expect(heading(page, 'Ada Lovelace')).toBeVisible();
});
