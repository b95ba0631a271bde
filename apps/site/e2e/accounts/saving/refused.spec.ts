import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.js';
import { backend, requestsOf } from '../support/network.js';
import { answerWith, gone, marksTask, refusal } from './support/answers.js';
import { register } from '../support/learner.js';
import { arrive, expectStored, stored } from './support/learner.js';
import { expectMarked, expectStatus, networkIsBack, statusOf, toggle } from './support/screen.js';
import { refused } from './support/wording.js';

const press = (page: Page, name: string) => statusOf(page).getByRole('button', { name, exact: true }).click();
const REFUSED = 2;

// That each such code of the database counts as one is held by supabase-faults.test.ts.
test('a change that is refused for good is listed and announced, and the others are saved', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  const learner = await register(request);
  await arrive(page, learner, `/level-1/task-${REFUSED}`);
  await expectStatus(page, 'saved');
  const server = await answerWith(context, refusal, marksTask(REFUSED));

  await test.step('both wait, the refused one first', async () => {
    const outage = await answerWith(context, gone);
    await toggle(page).click();
    await expectStatus(page, 'waiting');
    await page.getByRole('link', { name: 'Next Task' }).click();
    await expectMarked(page, false);
    await toggle(page).click();
    await expectMarked(page, true);
    await outage.recover();
    await networkIsBack(page);
  });

  await test.step('one is saved, the other is announced and undone', async () => {
    await expectStored(request, learner, { 1: { tasks: [REFUSED + 1] } });
    await expectStatus(page, 'refused');
    await expect(statusOf(page)).toContainText(refused.one);
    await page.getByRole('link', { name: 'Previous Task', exact: true }).click();
    await expectMarked(page, false);
  });

  await test.step('it is still listed after a reload, and not sent again by itself', async () => {
    const before = server.given.length;
    await page.reload();
    await expectStatus(page, 'refused');
    await expectMarked(page, false);
    expect(server.given).toHaveLength(before);
  });

  await test.step('it can be exported as a file', async () => {
    const download = page.waitForEvent('download');
    await press(page, refused.save);
    const file = await readFile(await (await download).path(), 'utf8');
    expect(JSON.stringify(JSON.parse(file))).toMatch(/level-1-task-2\b|"task":2\b/);
  });

  await test.step('it is sent again on request, and may be refused again', async () => {
    const before = server.given.length;
    await press(page, refused.again);
    await expect.poll(() => server.given.length).toBeGreaterThan(before);
    await expectStatus(page, 'refused');
    await server.recover();
    await press(page, refused.again);
    await expectStored(request, learner, { 1: { tasks: [REFUSED, REFUSED + 1] } });
    await expectStatus(page, 'saved');
    await expectMarked(page, true);
  });
});

test('a change that is refused for good can be discarded', async ({ page, context, request, troubles }) => {
  troubles.expect(/Failed to load resource/);
  const learner = await register(request);
  await arrive(page, learner, `/level-1/task-${REFUSED}`);
  await expectStatus(page, 'saved');
  const server = await answerWith(context, refusal, marksTask(REFUSED));
  await toggle(page).click();
  await expectStatus(page, 'refused');
  await expectMarked(page, false);
  await server.recover();

  await press(page, refused.drop);
  await expectStatus(page, 'refused');
  await press(page, refused.dropConfirmed);
  await expectStatus(page, 'saved');
  await expectMarked(page, false);
  const sent = requestsOf(page, backend.progress, 'POST');
  await page.reload();
  await expectStatus(page, 'saved');
  await expectMarked(page, false);
  expect(sent).toEqual([]);
  expect((await stored(request, learner))[1]?.tasks ?? []).toEqual([]);
});
