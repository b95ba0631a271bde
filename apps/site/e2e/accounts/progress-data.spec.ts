import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import {
  expectToast,
  heading,
  kept,
  toasts,
  waitingChanges,
  untilNothingIsFetched,
} from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { expectTasks, firstCard, secondCard, toggle } from './support/learning.js';
import { backend, breakBackend, holdBackend, requestsOf } from './support/network.js';

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your progress?' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete my progress' });

async function askToDelete(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Delete my progress' }).click();
  await expect(question(page)).toContainText('deleted from your account and from this browser');
}

async function exportProgress(page: Page) {
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Export my progress' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    levels: readonly { completedTasks: readonly { key: string }[]; quizScore: number | null }[];
    certificates: readonly { id: string }[] | null;
    missing: readonly string[];
  };
}

/** Refuses what a browser wants to save, and lets everything else through, until the result is called. */
async function refuseSaves(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue();
  await page.context().route(backend.progress, refuse);
  return () => page.context().unroute(backend.progress, refuse);
}

/** Issues the certificate of Level 1 and answers with its address. */
async function issueCertificate(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await firstCard(page).getByRole('button', { name: 'Certificate URL' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Make certificate' }).click();
  await expect(toasts(page, 'Certificate URL copied!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('progress deleted on one device is gone on the other without a reload; certificates stay', async ({
  page,
  anotherBrowser,
  request,
}) => {
  const account = await register(request, { tasks: [1, 2], score: 80 });
  const device = await anotherBrowser();
  await openAs(device, account, '/dashboard');
  await expectTasks(device, 2);
  await openAs(page, account, '/dashboard');
  await expectTasks(page, 2);
  const certificate = await issueCertificate(page);

  await askToDelete(page);
  await confirm(page).click();
  await expectToast(page, 'Progress deleted', 'You can start again from the first level.');
  await expect(question(page)).toHaveCount(0);
  await expect(section(page).getByText('Your data')).toBeFocused();
  for (const each of [page, device]) {
    /* oxlint-disable no-await-in-loop -- one device after the other */
    await expectTasks(each, 0);
    await expect(firstCard(each)).toContainText('Pending');
    await expect(secondCard(each)).toContainText('Blocked');
    await expect(section(each)).toContainText('There is nothing to export or delete yet.');
    /* oxlint-enable no-await-in-loop */
  }
  await page.reload();
  await expectTasks(page, 0);
  await page.goto('/level-2');
  await expect(page).toHaveURL('/locked');
  await page.goto('/certificate');
  await expect(page.getByRole('link', { name: 'Langflow Learning - Level 1' })).toBeVisible();
  const visitor = await anotherBrowser();
  await visitor.goto(certificate);
  await expect(heading(visitor, 'Ada Lovelace')).toBeVisible();
});

for (const fault of ['no network', 503] as const) {
  test(`a deletion that fails (${fault}) keeps everything and says so; the next try works`, async ({
    page,
    context,
    request,
    troubles,
  }) => {
    troubles.expect(fault === 503 ? /status of 503/ : /ERR_INTERNET_DISCONNECTED/);
    const account = await register(request, { tasks: [1, 2], score: 80 });
    await openAs(page, account, '/dashboard');
    await expectTasks(page, 2);
    const before = await kept(page);
    await askToDelete(page);
    if (fault === 503) await breakBackend(context, fault);
    else await context.setOffline(true);
    await confirm(page).click();
    await expect(question(page)).toContainText('Your progress could not be deleted.');
    await expect(toasts(page, 'Error saving progress')).toBeVisible();
    await expect(toasts(page, 'Progress deleted')).toHaveCount(0);
    expect(await kept(page)).toEqual(before);

    await context.unrouteAll();
    await context.setOffline(false);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expectTasks(page, 2);
    await expect(firstCard(page)).toContainText('Quiz completed: 80%');
    await askToDelete(page);
    await confirm(page).click();
    await expectTasks(page, 0);
  });
}

test('unsaved work from before a deletion does not come back', async ({ page, request, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await openAs(page, await register(request, { tasks: [1] }), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const allowSaves = await refuseSaves(page);
  await toggle(page).click();
  await expect(toasts(page, 'Error saving progress')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expectTasks(page, 2);
  expect(await waitingChanges(page)).toBe(1);

  await askToDelete(page);
  await confirm(page).click();
  await expectTasks(page, 0);
  const saves = requestsOf(page, backend.progress, 'POST');
  await allowSaves();
  expect(await waitingChanges(page)).toBe(0);
  await page.reload();
  await expectTasks(page, 0);
  await untilNothingIsFetched(page);
  await expectTasks(page, 0);
  expect(saves).toEqual([]);
});

test('a save in progress ends before the deletion starts, and the button shows that it is deleting', async ({
  page,
  context,
  request,
}) => {
  await openAs(page, await register(request), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const release = await holdBackend(context, backend.progress, 'POST');
  await toggle(page).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await askToDelete(page);
  await confirm(page).click();
  await expect(question(page).getByRole('button', { name: 'Deleting…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  release();
  await expect(toasts(page, 'Progress deleted')).toBeVisible();
  await page.reload();
  await expectTasks(page, 0);
});

test('an export contains unsaved work, and names what could not be read', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await openAs(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
  const certificate = await issueCertificate(page);
  const whole = await exportProgress(page);
  expect(whole.levels[0]).toMatchObject({ quizScore: 80 });
  expect(whole.certificates?.map(({ id }) => certificate.endsWith(id))).toEqual([true]);
  expect(whole.missing).toEqual([]);

  await page.goto('/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  await breakBackend(context, 'dropped');
  await toggle(page).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const part = await exportProgress(page);
  await expect(section(page)).toContainText('but not in full');
  expect(part.levels[0]?.completedTasks.map(({ key }) => key)).toEqual(['level-1-task-1', 'level-1-task-2']);
  expect(part).toMatchObject({
    certificates: null,
    checkedFlows: null,
    missing: ['certificates', 'checkedFlows'],
  });
});
