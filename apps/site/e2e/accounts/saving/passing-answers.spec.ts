import { toasts } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { backend, requestsOf } from '../support/network.js';
import { answerWith, passingAnswers, tokenEnded } from './support/answers.js';
import { register } from '../support/learner.js';
import { arrive, expectStored } from './support/learner.js';
import { expectStatus, networkIsBack, toastsSeen } from './support/screen.js';
import { toast } from './support/wording.js';
import { works } from './support/works.js';

const failed = /Failed to load resource/;

for (const [index, work] of works.entries()) {
  // Both take the same way, and supabase-faults.test.ts tries each answer on each call.
  const answers = index === 0 ? passingAnswers : passingAnswers.slice(0, 1);
  for (const answer of answers) {
    test(`${work.name}, answered with ${answer.name}: waits, says so, and is retried until it is saved`, async ({
      page,
      context,
      request,
      troubles,
    }) => {
      if (!answer.name.startsWith('200')) troubles.expect(failed);
      const learner = await register(request);
      await arrive(page, learner, work.path);
      await expectStatus(page, 'saved');
      const sent: { readonly moment: number; readonly what: string }[] = [];
      page.on('request', (tried) => {
        // Lists are read again for reasons of their own.
        if (!backend.tables.test(tried.url()) || tried.method() === 'GET') return;
        sent.push({ moment: Date.now(), what: `${tried.method()} ${new URL(tried.url()).search}` });
      });
      const server = await answerWith(context, answer);
      await work.act(page);

      if (answer.retryAfter === undefined) {
        await expect(toasts(page, toast.failed)).toContainText(toast.failedText);
        await expectStatus(page, 'waiting');
        await work.waits(page);
        expect(await toastsSeen(page, work.saved), 'nobody says that it is saved').toBe(0);
        await server.recover();
        await networkIsBack(page);
      } else {
        // Nothing hurries it: it comes back by itself, and not too soon.
        await expect.poll(() => server.given.length).toBeGreaterThan(0);
        await server.recover();
        const [answeredAt = 0] = server.given;
        const next = () => sent.find(({ moment }) => moment > answeredAt);
        await expect.poll(next).toBeDefined();
        const waited = (next()?.moment ?? 0) - answeredAt;
        expect(waited, `the server is left alone until ${next()?.what}`).toBeGreaterThanOrEqual(
          answer.retryAfter * 1000 - 20,
        );
      }

      await expectStored(request, learner, { 1: work.stored });
      await expectStatus(page, 'saved');
      await work.shows(page);
      await expect.poll(() => toastsSeen(page, toast.failed), 'the outage is answeredAt once').toBe(1);
    });
  }
}

test('a task, refused for an expired token: the token is renewed, and the task is saved without an error message', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/status of 401/);
  const [work] = works;
  if (!work) throw new Error('there is work');
  const learner = await register(request);
  await arrive(page, learner, work.path);
  await expectStatus(page, 'saved');
  const renewals = requestsOf(page, backend.refresh);
  await context.route(backend.tables, (route) => tokenEnded.reply(route), { times: 1 });
  await work.act(page);
  await expect(toasts(page, work.saved)).toBeVisible();
  await expectStored(request, learner, { 1: work.stored });
  await expectStatus(page, 'saved');
  await work.shows(page);
  expect(await toastsSeen(page, toast.failed)).toBe(0);
  expect(renewals).toHaveLength(1);
});
