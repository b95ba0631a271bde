import type { Page } from '@playwright/test';
import { goOffline } from './page.js';
import { answer, expectResult, NOT_ENOUGH, RIGHT } from './quiz.js';
import { expect, test } from './test.js';

/** Where somebody is in the life of a test. */
export interface Moment {
  readonly name: string;
  /** Brings them there from the moment before. */
  readonly come: (page: Page) => Promise<void>;
  /** What stands on the page then, and after a reload. */
  readonly expectShown: (page: Page) => Promise<void>;
  /** What stands there after a reload without a network. @default the same */
  readonly expectOffline?: (page: Page) => Promise<void>;
  /** It is come to without a network, where the page is to be reloaded without one. @default false */
  readonly comesOffline?: boolean;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The answers that are chosen, with the questions that they are to. */
const chosen = (page: Page) =>
  page
    .locator('main input:checked')
    .evaluateAll((inputs) =>
      inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('value')}`),
    );
/** What a result tells of each answer. */
const told = (page: Page) => page.locator('.ck-answers').innerText();

const answered = (count: number, expectMore?: (page: Page) => Promise<void>) => async (page: Page) => {
  await expect(page.getByText(`${count} of 5 answered`).first()).toBeVisible();
  await expect(page.locator('main input:checked')).toHaveCount(count);
  await expectMore?.(page);
};
const result = (heading: 'Passed' | 'Not Passed', score: number) => async (page: Page) => {
  await expectResult(page, heading);
  await expect(page.locator('.ck-results-score')).toHaveText(new RegExp(`^${score}`));
  await expect(page.locator('.ck-answers > li')).toHaveCount(5);
};

export const submit = (page: Page) => press(page, 'Submit answers');

export const NOT_BEGUN: Moment = { name: 'not begun', come: async () => {}, expectShown: answered(0) };
export const SOME_ANSWERS: Moment = {
  name: 'some answers',
  come: (page) => answer(page, NOT_ENOUGH.slice(0, 2)),
  expectShown: answered(2),
};
export const ALL_ANSWERED: Moment = {
  name: 'all answered, not handed in',
  come: (page) => answer(page, NOT_ENOUGH),
  expectShown: answered(5, (page) =>
    expect(page.getByRole('button', { name: 'Submit answers' })).toBeEnabled(),
  ),
};
export const notPassed = (come: Moment['come']): Moment => ({
  name: 'marked and not passed',
  come,
  expectShown: result('Not Passed', 60),
});
export const BEGUN_AGAIN: Moment = {
  name: 'begun again',
  come: async (page) => {
    await press(page, 'Retake Test');
    await answered(0)(page);
    await answer(page, RIGHT.slice(0, 2));
  },
  expectShown: answered(2, (page) =>
    expect(page.getByRole('button', { name: 'Back to your result' })).toBeVisible(),
  ),
};
export const PASSED: Moment = {
  name: 'marked and passed',
  come: async (page) => {
    await answer(page, RIGHT);
    await submit(page);
  },
  expectShown: result('Passed', 100),
};

/** Reloads, and sees the right screen with all that stood before in the window in which it was come to. */
async function reload(page: Page, expectShown: Moment['expectShown'], from = page): Promise<void> {
  const hasResult = await from.locator('.ck-answers').isVisible();
  const before = await (hasResult ? told : chosen)(from);
  await page.reload();
  await expectShown(page);
  if (await page.locator(hasResult ? '.ck-answers' : 'main input:checked').count())
    expect(await (hasResult ? told : chosen)(page), 'nothing is lost').toEqual(before);
}

/** The ways in which pages are reloaded at each moment. */
export const WAYS: Readonly<
  Record<string, (moment: Moment, windows: readonly Page[], index: number) => Promise<void>>
> = {
  'with a network': async ({ come, expectShown }, [page]) => {
    await come(page as Page);
    await expectShown(page as Page);
    await reload(page as Page, expectShown);
  },
  'without a network': async ({ come, comesOffline, expectShown, expectOffline = expectShown }, windows) => {
    const page = windows[0] as Page;
    if (comesOffline) await goOffline(page);
    await come(page);
    await (comesOffline ? expectOffline : expectShown)(page);
    await goOffline(page);
    await reload(page, expectOffline);
    await page.context().setOffline(false);
    if (!comesOffline) await expectShown(page);
  },
  'in two tabs': async ({ come, expectShown }, windows, index) => {
    // What one of them begins the other one goes on with, which may not have heard of it before its reload.
    const from = windows[index % windows.length] as Page;
    await come(from);
    await expectShown(from);
    for (const window of windows) await reload(window, expectShown, from);
  },
};

/** Goes through the moments of a test that is open in windows of one browser. */
export async function live(
  moments: readonly Moment[],
  way: keyof typeof WAYS,
  windows: readonly Page[],
): Promise<void> {
  for (const [index, moment] of moments.entries())
    await test.step(moment.name, () => (WAYS[way] as (typeof WAYS)[string])(moment, windows, index));
}
