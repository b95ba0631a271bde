import { CERTIFICATE_ID } from '../../support/course.js';
import { expectToast, heading, toasts } from '../../support/page.js';
import { pdfLines } from '../../support/pdf.js';
import { answer, question, RIGHT } from '../../support/quiz.js';
import { expect, test } from '../../support/test.js';
import { endToken, register, signIn } from '../support/account.js';
import { firstCard, toggle } from '../support/learning.js';
import { backend, breakBackend, requestsOf } from '../support/network.js';

test('Quiz pass score: 70 percent', async ({ page }) => {
  await page.goto('/level-1');
  await expect(page.getByText('70% correct answers required for approval')).toBeVisible();
});

test('5 levels', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#levels').getByRole('article')).toHaveCount(5);
});

test('5 questions per level quiz, each with four options', async ({ page }) => {
  await page.goto('/level-1/quiz');
  await expect(page.getByRole('main').locator('fieldset')).toHaveCount(5);
  for (const number of [1, 2, 3, 4, 5])
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await expect(question(page, number).getByRole('radio')).toHaveCount(4);
});

test('Quiz timer counts up in seconds and is shown as mm:ss', async ({ page }) => {
  await page.clock.install();
  await page.goto('/level-1/quiz');
  await expect(heading(page, 'Knowledge Test')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('00:01');
  await page.clock.runFor(64_000);
  await expect(page.getByRole('timer')).toContainText(/01:0[5-7]/);
});

test('Certificate id: prefix CERT-, millisecond timestamp, then -L and the level; the PDF body and file name', async ({
  page,
  request,
}) => {
  await signIn(page, await register(request, { tasks: [1], score: 80 }), '/dashboard');
  const asked = page.waitForRequest(
    (sent) => sent.method() === 'POST' && backend.certificates.test(sent.url()),
  );
  const download = page.waitForEvent('download');
  await firstCard(page).getByRole('button', { name: 'Download PDF' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ada King Lovelace');
  await page.getByRole('button', { name: 'Make certificate' }).click();
  const row = (await asked).postDataJSON() as { id: string; course_name: string };
  expect(row.id).toMatch(/^CERT-\d{13}-L1$/);
  expect(row.course_name, 'default course name').toBe('Langflow Learning');

  const file = await download;
  expect(file.suggestedFilename()).toBe('certificate-level-1-ada-king-lovelace.pdf');
  const time = /\d{13}/.exec(row.id)?.[0];
  expect((await pdfLines(file)).slice(0, 9)).toEqual([
    'CERTIFICATE OF COMPLETION',
    'This is to certify that',
    'Ada King Lovelace',
    'has successfully completed',
    'Langflow Learning - Level 1',
    'Final Score: 80%',
    expect.stringMatching(/^Completed on: [A-Z][a-z]+ \d{1,2}, \d{4}$/) as unknown as string,
    'Issued by Learning Platform',
    `Certificate ID: CERT-${time}-1`,
  ]);
});

test('Extra-course levels 101 to 106 (disabled)', async ({ page, request }) => {
  await signIn(page, await register(request), '/dashboard');
  const cards = page.getByRole('article').filter({ hasText: 'Coming Soon' });
  await expect(cards).toHaveCount(6);
  const levels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-level')));
  expect(levels).toEqual(['101', '102', '103', '104', '105', '106']);
  for (const button of await cards.getByRole('button').all())
    // oxlint-disable-next-line no-await-in-loop -- one button after the other
    await expect(button).toBeDisabled();
});

test.describe('Toasts', () => {
  test('at most 3 visible, bottom-right, 420 px wide at most', async ({ page, request }) => {
    await signIn(page, await register(request), '/level-1/task-1');
    for (const _ of [1, 2, 3, 4, 5]) {
      /* oxlint-disable no-await-in-loop -- one click after the other */
      const label = await toggle(page).innerText();
      await toggle(page).click();
      await expect(toggle(page)).not.toHaveText(label);
      /* oxlint-enable no-await-in-loop */
    }
    // What says the same is one; that of more than three the newest are kept is held by the kit's own tests.
    await expect(page.getByRole('alertdialog')).toHaveCount(2);
    const box = await page.getByRole('alertdialog').first().boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.width).toBeLessThanOrEqual(420);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 400);
  });

  test('go after 4000 ms', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/level-1/task-1');
    await expect(toggle(page)).toBeVisible();
    await page.clock.pauseAt(60_000);
    await toggle(page).click();
    await page.clock.runFor(100);
    await expect(toasts(page, 'Authentication required')).toBeVisible();
    await page.clock.runFor(3800);
    await expect(toasts(page, 'Authentication required')).toHaveCount(1);
    await page.clock.runFor(300);
    await expect(toasts(page, 'Authentication required')).toHaveCount(0);
  });

  test('alt+T focuses them', async ({ page, request }) => {
    await signIn(page, await register(request), '/level-1/task-1');
    await toggle(page).click();
    await expectToast(page, 'Task completed!', 'Your progress has been saved');
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  });

  test('swipe threshold 50', async ({ page, request }) => {
    await signIn(page, await register(request), '/level-1/task-1');
    await toggle(page).click();
    const toast = toasts(page, 'Task completed!');
    await expect(toast).toBeVisible();
    await page.keyboard.press('Alt+t');
    const swipe = async (by: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 15];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(45);
    await expect(toast).toBeVisible();
    await swipe(60);
    await expect(toast).toHaveCount(0);
  });
});

test('Data cache: 3 query retries', async ({ page, context, request, troubles }) => {
  troubles.expect(/status of 503/);
  await signIn(page, await register(request));
  // What the page before still asks for is not counted.
  await page.goto('about:blank');
  await breakBackend(context, 503);
  const reads = requestsOf(page, /course_progress\?select=\*/, 'GET');
  await page.goto('/dashboard');
  await expect(toasts(page, 'Error loading progress')).toBeVisible({ timeout: 20_000 });
  expect(reads).toHaveLength(4);
});

test('Stored auth keys cleared before sign-in', async ({ page, request }) => {
  const account = await register(request);
  await page.goto('/auth');
  await page.evaluate(() => {
    localStorage.setItem('sb-old-auth-token', '{"broken":');
    localStorage.setItem('supabase.auth.token', 'stale');
    sessionStorage.setItem('sb-other', 'stale');
    localStorage.setItem('mine', 'stays');
  });
  await signIn(page, account);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('mine');
  for (const key of ['sb-old-auth-token', 'supabase.auth.token', 'sb-other']) expect(keys).not.toContain(key);
});

test('Auth refresh is automatic', async ({ page, request }) => {
  await signIn(page, await register(request), '/level-1/task-2');
  await expect(toggle(page)).toBeVisible();
  const renewals = requestsOf(page, backend.refresh);
  await endToken(page);
  await toggle(page).click();
  await expectToast(page, 'Task completed!', 'Your progress has been saved');
  expect(renewals).toHaveLength(1);
});

test('Privacy policy effective date August 11, 2025; minimum age 13', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('August 11, 2025')).toBeVisible();
  await expect(page.getByText(/under (the age of )?13/).first()).toBeVisible();
});

test('Browser storage keys', async ({ page }) => {
  await page.goto('/level-1/task-2');
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  await page.goto('/level-1/quiz');
  await answer(page, RIGHT);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(kept).toMatchObject({
    'level-1-task-2': 'true',
    'level-1-quiz-completed': 'true',
    'level-1-quiz-score': '100',
    'level-1-quiz-time-seconds': expect.stringMatching(/^\d+$/) as unknown as string,
  });
});

test('Certificate lookup accepts both forms of an id', async ({ page }) => {
  const calls = requestsOf(page, backend.certificates, 'GET');
  await page.goto(`/certificate/${CERTIFICATE_ID.replace('-L1', '-1')}`);
  await expect(heading(page, 'Certificate Not Found')).toBeVisible();
  expect(decodeURIComponent(calls[0]?.url() ?? '')).toContain(`id=eq.${CERTIFICATE_ID}`);
});
