import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.js';
import { goOffline, heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register, store } from './support/learner.js';
import type { APIRequestContext } from '@playwright/test';

const VERIFIED = 'Verified: this is what the issuer has signed.';

/** Somebody with a certificate of level 1. What is not for them to say, the database says itself. */
async function certify(request: APIRequestContext, name: string) {
  const learner = await register(request, { tasks: [1], score: 80 });
  await store(request, learner, 'flow_checks', {
    level: 1,
    task: 4,
    flow: 1,
    fingerprint: '0123456789abcdef',
    release: '1.12.5',
  });
  const id = `CERT-${Date.now()}-L1`;
  await store(request, learner, 'certificates', {
    id,
    user_name: name,
    level: 1,
    course_name: 'Another course',
    score: 80,
    completion_date: 'January 1, 1970',
    issued_by: 'Somebody else',
  });
  return { learner, id };
}

test('a badge is taken from the certificate’s page, and anybody verifies it, also without a connection', async ({
  page,
  request,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const { learner, id } = await certify(request, 'Ada Lovelace');
  await openAs(page, learner, `/certificate/${id}`);
  await expect(page.getByText(VERIFIED)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Flow for task 4' })).toContainText(
    'Fingerprint 0123456789abcdef, saved by release 1.12.5.',
  );
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
  await expect(page.getByRole('button', { name: 'Choose a badge' })).toBeVisible();
  const place = page.locator('.ck-credential input[type=file]');
  await goOffline(page);
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

test('a certificate that is shared has a preview with its level, its name and a picture', async ({
  page,
  request,
}) => {
  const { id } = await certify(request, 'Ada <b>Lovelace</b>');
  const preview = await request.get(`/functions/v1/preview/${id}`);
  const html = await preview.text();
  expect(html).toContain(
    'Ada &lt;b&gt;Lovelace&lt;/b&gt;: Langflow Learning - Level 1: Langflow Fundamentals',
  );
  expect(html).not.toContain('<b>');
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  await page.goto(address);
  const picture = page.getByRole('img');
  expect(
    await picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ]),
  ).toEqual([1200, 630]);
});
