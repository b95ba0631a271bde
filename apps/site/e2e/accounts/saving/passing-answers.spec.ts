import { toasts } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { answerWith, passingAnswers } from './support/server.js';
import { backend, savesOf } from '../support/network.js';
import { register } from '../support/learner.js';
import { arrive, expectStored } from './support/learner.js';
import { expectMarked, expectStatus, networkIsBack, toastsSeen, toggle } from './support/screen.js';

const FAILED = 'Error saving progress';

// supabase-faults.test.ts gives each such answer to each call, ledger-driver.test.ts waits as long as a server asks.
for (const [name, answer] of Object.entries(passingAnswers)) {
  test(`${name} makes a task wait until saved`, async ({ page, context, request, troubles }) => {
    if (name !== 'a page in its place') troubles.expect(/Failed to load resource/);
    const learner = await arrive(page, await register(request), '/level-1/task-2');
    const server = await answerWith(context, answer);
    await toggle(page).click();
    await expect(toasts(page, FAILED)).toContainText('Please try again');
    await expectStatus(page, 'waiting');
    await expectMarked(page, true);
    expect(await toastsSeen(page, 'Task completed!'), 'nobody says that it is saved').toBe(0);
    const before = server.given();
    await expect.poll(server.given, 'it is tried again').toBeGreaterThan(before);
    await expect.poll(() => toastsSeen(page, FAILED), 'the outage is told once').toBe(1);
    await page.reload();
    await expectStatus(page, 'waiting');
    await expectMarked(page, true);
    const saves = savesOf(page, backend.progress);
    await server.recover();
    await networkIsBack(page);

    await expectStored(request, learner, { 1: { tasks: [2] } });
    await expectStatus(page, 'saved');
    await expectMarked(page, true);
    expect(saves, 'it is saved once').toHaveLength(1);
  });
}
