import { expect, test } from '../../support/test.js';
import { register } from '../support/learner.js';
import { arrive, settled } from './support/learner.js';
import { expectMarked, expectStatus, rounds, toggle } from './support/screen.js';

const LATEST = 30;

test('a page that is closed right after a mark loses nothing', async ({ page, context, request }) => {
  const count = rounds(2, 50);
  test.setTimeout(30_000 + count * 3000);
  // Pages that are closed so soon would complain of their half-open sockets.
  await context.routeWebSocket(/\/realtime\//, () => {});
  const learner = await arrive(page, await register(request), '/level-1');
  await page.close();

  const lost: string[] = [];
  let done: readonly number[] = [];
  for (let round = 0; round < count; round++) {
    const task = (round % 5) + 1;
    const delay = Math.round((round * LATEST) / (count - 1));
    const tab = await context.newPage();
    await tab.goto(`/level-1/task-${task}`);
    await expectMarked(tab, done.includes(task));
    // Before this line is there, nobody hears the press yet.
    await expectStatus(tab, 'saved');
    // The moment is the page's own: the way from here to there takes longer than what is measured.
    await toggle(tab).evaluate((button: HTMLElement, milliseconds) => {
      button.click();
      return new Promise((resolve) => setTimeout(resolve, milliseconds));
    }, delay);
    await tab.close();

    const isMarked = !done.includes(task);
    const expected = isMarked ? [...done, task].sort() : done.filter((other) => other !== task);
    const next = await context.newPage();
    await next.goto(`/level-1/task-${task}`);
    await expectStatus(next, 'saved');
    done = await settled(request, learner, expected);
    if (String(done) !== String(expected)) lost.push(`task ${task}, closed after ${delay} ms`);
    await expectMarked(next, done.includes(task));
    await next.close();
  }
  expect(lost).toEqual([]);
});
