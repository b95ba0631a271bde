import { quizPassed, tasksDone } from '../../support/course.js';
import { expect, test, type Kept } from '../../support/test.js';
import { signIn } from '../support/account.js';
import { register } from '../support/learner.js';
import { visitorPassed } from '../support/marking.js';
import { expectStored, stored, type Stored } from './support/learner.js';
import { statusOf, toastsSeen, watchToasts } from './support/screen.js';

const all = [1, 2, 3, 4, 5];
const untilLevel2 = { ...tasksDone(1), ...visitorPassed(1), ...tasksDone(2, [1, 2]) };
const level1 = { tasks: all, score: 100 };

/** Signed-out work in which something is impossible, beside work that is good, and all that the account has of it. */
const odds: Readonly<
  Record<string, readonly [Kept, Readonly<Record<number, Partial<Stored>>>, isLess: boolean]>
> = {
  'a score that no test has, tasks and levels that the course does not have, and garbage': [
    {
      ...untilLevel2,
      ...quizPassed(2, 75),
      'level-1-task-99': 'true',
      'level-2-task-3': 'perhaps',
      'level-0-task-1': 'true',
      'level--1-task-1': 'true',
      ...tasksDone(9, [1, 2]),
      ...quizPassed(9),
    },
    { 1: level1, 2: { tasks: [1, 2] } },
    true,
  ],
  'a time beyond what the database can hold': [
    { ...untilLevel2, 'level-1-quiz-time-seconds': '3000000000' },
    { 1: level1, 2: { tasks: [1, 2] } },
    false,
  ],
};

// Other values that make no sense are held by damaged-storage.test.ts, and levels out of their order by marking-contract.ts.
for (const [name, [kept, good, isLess]] of Object.entries(odds))
  test.describe(`signed-out work with ${name}`, () => {
    test.use({ kept });

    test('is merged without that part, which is told', async ({ page, request, troubles }) => {
      const learner = await register(request);
      await watchToasts(page);
      const failures: string[] = [];
      page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
      await signIn(page, learner);
      await expectStored(request, learner, good);
      await expect(statusOf(page)).toHaveAttribute('data-status', /^(saved|refused)$/);
      // A browser may find out by itself what the server would refuse.
      if (failures.length > 0) troubles.expect(/Failed to load resource/);
      // By what is parked, or once by a toast where there is nothing to be sent again.
      const refused = page.getByText(/\d+ changes? could not be saved/).first();
      const isTold = async () =>
        (await refused.isVisible()) || (await toastsSeen(page, 'Not everything could be merged')) > 0;
      if (isLess) await expect.poll(isTold).toBe(true);
      const rows = await stored(request, learner);
      expect(Object.keys(rows), 'the account has nothing impossible').toEqual(Object.keys(good));
    });
  });
