import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { goOffline, heading } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { certify, openAs, register, store, VERIFIED } from './support/learner.js';

/** Somebody with a certificate of level 1, and a flow that was checked. */
async function certified(request: APIRequestContext, name: string) {
  const learner = await register(request, { tasks: [1], score: 80 });
  await store(request, learner, 'flow_checks', {
    level: 1,
    task: 4,
    flow: 1,
    fingerprint: '0123456789abcdef',
    release: '1.12.5',
  });
  return { learner, id: await certify(request, learner, name) };
}

test('a badge is taken, and verified without a connection', async ({ page, request, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const { learner, id } = await certified(request, 'Ada Lovelace');
  await openAs(page, learner, `/certificate/${id}`);
  await expect(page.getByText(VERIFIED)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Project: Study Partner' })).toContainText(
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

test('a visitor reads which project was built, and who says that it was checked', async ({
  page,
  request,
}) => {
  const { id } = await certified(request, 'Ada Lovelace');
  await page.goto(`/certificate/${id}`);
  await expect(page.getByRole('article')).toContainText(
    "Built and checked in the learner's browser: Study Partner",
  );
  await expect(page.getByText(VERIFIED)).toBeVisible();
  const edges = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return [box?.x, box?.width];
  };
  for (const width of [390, 1130, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await edges('.signed-certificate > *')).toEqual(await edges('.ck-certificate-paper'));
  }
  const unbuilt = await certify(request, await register(request, { tasks: [1], score: 80 }), 'Bob');
  await page.goto(`/certificate/${unbuilt}`);
  await expect(heading(page, 'Bob')).toBeVisible();
  await expect(page.getByText("the learner's browser")).toHaveCount(0);
});

// What it says: create-preview.test.ts.
test('a certificate that is shared has a preview with a picture', async ({ page, request }) => {
  const { id } = await certified(request, 'Ada <b>Lovelace</b>');
  const html = await (await request.get(`/functions/v1/preview/${id}`)).text();
  expect(html).toContain(
    'Ada &lt;b&gt;Lovelace&lt;/b&gt;: Langflow Learning - Level 1: Langflow Fundamentals',
  );
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  await page.goto(address);
  const size = ({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight];
  expect(await page.getByRole('img').evaluate(size)).toEqual([1200, 630]);
});
