import { quizPassed, tasksDone } from '../../support/course.js';
import { expect, test, type Kept } from '../../support/test.js';
import { signIn } from '../support/account.js';
import { register } from '../support/learner.js';
import { visitorPassed } from '../support/marking.js';
import { expectStored, stored, type Stored } from './support/learner.js';
import { statusOf, toastsSeen, watchToasts } from './support/screen.js';

/** Signed-out work in which something is impossible, beside work that is good. */
interface Odd {
  readonly name: string;
  readonly kept: Kept;
  /** All that the account can have of it. */
  readonly good: Readonly<Record<number, Partial<Stored>>>;
  /** What the account must not have. */
  readonly isClean?: (rows: Readonly<Record<number, Stored>>) => boolean;
  /** Whether something is gone, seen from what the account has. */
  readonly isLess: (rows: Readonly<Record<number, Stored>>) => boolean;
}

const all = [1, 2, 3, 4, 5];
const untilLevel2 = { ...tasksDone(1), ...visitorPassed(1), ...tasksDone(2, [1, 2]) };
const level2 = { 1: { tasks: all, score: 100 }, 2: { tasks: [1, 2] } };

// Other values that make no sense are held by damaged-storage.test.ts, and levels out of their order by marking-contract.ts.
const odds: readonly Odd[] = [
  {
    name: 'a score that no test has, tasks and levels that the course does not have, and garbage',
    kept: {
      ...untilLevel2,
      ...quizPassed(2, 75),
      'level-1-task-99': 'true',
      'level-2-task-3': 'perhaps',
      'level-0-task-1': 'true',
      'level--1-task-1': 'true',
      ...tasksDone(9, [1, 2]),
      ...quizPassed(9),
    },
    good: level2,
    isClean: (rows) => !rows[1]?.tasks.includes(99) && !rows[2]?.tasks.includes(3) && rows[9] === undefined,
    isLess: () => true,
  },
  {
    name: 'a time beyond what the database can hold',
    kept: {
      ...untilLevel2,
      ...visitorPassed(2),
      'level-2-quiz-time-seconds': '3000000000',
      ...tasksDone(3, [4]),
    },
    good: { ...level2, 2: { tasks: [1, 2], score: 100 }, 3: { tasks: [4] } },
    isLess: () => false,
  },
];

for (const { name, kept, good, isClean, isLess } of odds) {
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
      const rows = await stored(request, learner);
      // By what is parked, or once by a toast where there is nothing to be sent again.
      const isAnnounced = async () =>
        (await page
          .getByText(/\d+ changes? could not be saved/)
          .first()
          .isVisible()) || (await toastsSeen(page, 'Not everything could be merged')) > 0;
      if (isLess(rows)) await expect.poll(isAnnounced).toBe(true);
      if (isClean) expect(isClean(rows), 'the account has nothing impossible').toBe(true);
    });
  });
}
