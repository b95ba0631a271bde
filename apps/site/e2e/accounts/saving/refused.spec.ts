import { expect, test } from '../../support/test.js';
import { answerWith, gone, marksTask, refusal } from './support/server.js';
import { register } from '../support/learner.js';
import { arrive, expectStored } from './support/learner.js';
import { expectMarked, expectStatus, networkIsBack, statusOf, toggle } from './support/screen.js';

const REFUSED = 2;

// That each such code of the database counts as one is held by supabase-faults.test.ts; that it can be exported, refused
// again and discarded by save-status.test.tsx.
test('a refused change is listed, the others are saved', async ({ page, context, request, troubles }) => {
  troubles.expect(/Failed to load resource/);
  const learner = await arrive(page, await register(request), `/level-1/task-${REFUSED}`);
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
    await expect(statusOf(page)).toContainText('1 change could not be saved');
    await page.getByRole('link', { name: 'Previous Task', exact: true }).click();
    await expectMarked(page, false);
  });

  await test.step('it is still listed after a reload, and not sent again by itself', async () => {
    const before = server.given();
    await page.reload();
    await expectStatus(page, 'refused');
    await expectMarked(page, false);
    expect(server.given()).toBe(before);
  });

  await test.step('it is sent again on request', async () => {
    await server.recover();
    await statusOf(page).getByRole('button', { name: 'Try again', exact: true }).click();
    await expectStored(request, learner, { 1: { tasks: [REFUSED, REFUSED + 1] } });
    await expectStatus(page, 'saved');
    await expectMarked(page, true);
  });
});
