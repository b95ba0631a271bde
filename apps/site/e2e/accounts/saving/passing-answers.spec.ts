import { toasts } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { answerWith, passingAnswers } from './support/answers.js';
import { register } from '../support/learner.js';
import { arrive, expectStored } from './support/learner.js';
import { expectMarked, expectStatus, networkIsBack, toastsSeen, toggle } from './support/screen.js';
import { toast } from './support/wording.js';

// supabase-faults.test.ts gives each such answer to each call, ledger-driver.test.ts waits as long as a server asks.
for (const answer of passingAnswers) {
  test(`a task, answered with ${answer.name}: waits, says so, and is retried until it is saved`, async ({
    page,
    context,
    request,
    troubles,
  }) => {
    if (!answer.name.startsWith('200')) troubles.expect(/Failed to load resource/);
    const learner = await register(request);
    await arrive(page, learner, '/level-1/task-2');
    await expectStatus(page, 'saved');
    const server = await answerWith(context, answer);
    await toggle(page).click();
    await expect(toasts(page, toast.failed)).toContainText(toast.failedText);
    await expectStatus(page, 'waiting');
    await expectMarked(page, true);
    expect(await toastsSeen(page, toast.taskSaved), 'nobody says that it is saved').toBe(0);
    await server.recover();
    await networkIsBack(page);

    await expectStored(request, learner, { 1: { tasks: [2] } });
    await expectStatus(page, 'saved');
    await expectMarked(page, true);
    await expect.poll(() => toastsSeen(page, toast.failed), 'the outage is told once').toBe(1);
  });
}
