import { keepLevel } from './support/page.js';
import {
  ALL_ANSWERED,
  BEGUN_AGAIN,
  live,
  NOT_BEGUN,
  notPassed,
  PASSED,
  SOME_ANSWERS,
  submit,
  WAYS,
} from './support/quiz-moments.js';
import { test } from './support/test.js';

// Where the browser marks, nothing is on its way and attempts have no limit: accounts/quiz-moments.spec.ts.
const MOMENTS = [NOT_BEGUN, SOME_ANSWERS, ALL_ANSWERED, notPassed(submit), BEGUN_AGAIN, PASSED];

for (const way of Object.keys(WAYS))
  test(`a reload ${way} at each moment of a test shows the right screen, and loses nothing`, async ({
    page,
    context,
    troubles,
  }) => {
    test.setTimeout(300_000);
    const windows = [page];
    if (way === 'without a network') {
      troubles.expect(/ERR_INTERNET_DISCONNECTED/);
      await keepLevel(page, 1);
    }
    if (way === 'in two tabs') windows.push(await context.newPage());
    for (const window of windows) await window.goto('/level-1/quiz');
    await live(MOMENTS, way, windows);
  });
