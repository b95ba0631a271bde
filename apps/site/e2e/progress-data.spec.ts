import { readFile } from 'node:fs/promises';
import type { FileChooser, Page } from '@playwright/test';
import { CERTIFICATE_ID, certificateKept, levels, levelsPassed, tasksDone } from './support/course.js';
import { expectToast, heading, kept, progressCard, untilNothingIsFetched, without } from './support/page.js';
import { option } from './support/quiz.js';
import { expect, test } from './support/test.js';

const progress = { ...levelsPassed(1), ...tasksDone(2, [1, 3]) };

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your progress?' });

/** Opens the question before a deletion. */
async function askToDelete(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Delete my progress' }).click();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
}

/** There is nothing to export or delete. */
async function expectOnlyImport(page: Page): Promise<void> {
  await expect(section(page).getByRole('button')).toHaveText(['Import from a file']);
}

/** Presses a button that exports, and reads the file. */
async function exportBy(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  const path = await file.path();
  return { path, name: file.suggestedFilename(), text: await readFile(path, 'utf8') };
}

test.describe('a learner with some progress', () => {
  test.use({ kept: { ...progress, ...certificateKept } });

  test('exports all progress as a file, also offline', async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
    await page.goto('/dashboard');
    await expect(section(page)).toContainText('kept in this browser and nowhere else');
    await untilNothingIsFetched(page);
    await context.setOffline(true);
    const { name, text } = await exportBy(page, () =>
      section(page).getByRole('button', { name: 'Export my progress' }).click(),
    );
    expect(name).toBe('langflow-learning-progress-2026-11-21.json');
    await expect(section(page)).toContainText(`Exported as ${name}.`);

    const untouched = {
      completedTasks: [],
      quizCompleted: false,
      quizScore: null,
      quizTimeSeconds: null,
      isPassed: false,
    };
    expect(JSON.parse(text)).toEqual({
      format: 'course-progress',
      version: 1,
      exportedAt: '2026-11-21T10:00:00.000Z',
      course: { title: 'Langflow Learning', passMark: 70 },
      levels: [
        {
          level: 1,
          title: levels[0].title,
          completedTasks: levels[0].tasks.map((title, index) => ({
            key: `level-1-task-${index + 1}`,
            title,
          })),
          quizCompleted: true,
          quizScore: 100,
          quizTimeSeconds: 65,
          isPassed: true,
        },
        {
          ...untouched,
          level: 2,
          title: levels[1].title,
          completedTasks: [
            { key: 'level-2-task-1', title: levels[1].tasks[0] },
            { key: 'level-2-task-3', title: levels[1].tasks[2] },
          ],
        },
        { ...untouched, level: 3, title: levels[2].title },
        { ...untouched, level: 4, title: levels[3].title },
        { ...untouched, level: 5, title: levels[4].title },
      ],
      certificates: JSON.parse(certificateKept['course-kit:certificates'] ?? '') as unknown,
      checkedFlows: [],
      learner: null,
      attempts: [],
      notSaved: [],
      missing: [],
    });
  });

  test('exports, then deletes, and starts from the beginning, with the certificate kept', async ({
    page,
  }) => {
    await page.goto('/level-1/quiz');
    await option(page, 1, 0).check();
    expect(await kept(page)).toHaveProperty('course-kit:level-1-quiz-draft');
    await page.goto('/dashboard');
    await askToDelete(page);
    const { text } = await exportBy(page, () =>
      question(page).getByRole('button', { name: 'Export first' }).click(),
    );
    expect(text).toContain('level-2-task-3');
    await question(page).getByRole('button', { name: 'Delete my progress' }).click();
    await expectToast(page, 'Progress deleted', 'You can start again from the first level.');
    await expect(question(page)).toHaveCount(0);
    await expect(section(page).getByText('Your data')).toBeFocused();
    await expect(section(page)).toContainText('There is nothing to export or delete yet.');
    // Besides the time of the deletion, so that a change from before it cannot come back.
    expect(await kept(page)).toEqual({
      ...certificateKept,
      'course-kit:cleared': expect.stringMatching(/^\d+$/),
    });

    await page.reload();
    await expect(progressCard(page, levels[0].title)).toContainText('0 of 5 tasks completed');
    await expect(progressCard(page, levels[1].title)).toContainText('Blocked');
    await expectOnlyImport(page);
    await page.goto('/level-2');
    await expect(page).toHaveURL('/locked');
    await page.goto(`/certificate/${CERTIFICATE_ID}`);
    await expect(heading(page, 'Ada Lovelace')).toBeVisible();
  });

  test('can delete offline', async ({ page, context }) => {
    await page.goto('/dashboard');
    await expect(section(page)).toContainText('kept in this browser and nowhere else');
    // What fetches the toasts.
    await section(page).hover();
    await askToDelete(page);
    await untilNothingIsFetched(page);
    await context.setOffline(true);
    await question(page).getByRole('button', { name: 'Delete my progress' }).click();
    await expectToast(page, 'Progress deleted', 'You can start again from the first level.');
    await expect(section(page)).toContainText('There is nothing to export or delete yet.');
  });
});

test('a new learner is told that there is nothing to export or delete', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(section(page)).toContainText('Complete a task or take a test first.');
  await expectOnlyImport(page);
  await page.goto('/level-1/task-1');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(section(page).getByRole('button')).toHaveText([
    'Export my progress',
    'Import from a file',
    'Delete my progress',
  ]);
});

const importQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Import this progress?' });

/** Presses the button that imports, and chooses a file. */
async function chooseFile(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: 'Import from a file' }).click();
  await (await chooser).setFiles(file);
}

for (const width of [390, 1280])
  test.describe(`a browser of ${width} pixels imports an export`, () => {
    test.use({ kept: { ...progress, ...certificateKept }, viewport: { width, height: 844 } });

    test('of another one, and that is all it adds, once', async ({ page, anotherBrowser }) => {
      await page.goto('/dashboard');
      const { path, text } = await exportBy(page, () =>
        section(page).getByRole('button', { name: 'Export my progress' }).click(),
      );
      expect(text).toContain('level-2-task-3');

      const other = await anotherBrowser();
      await other.setViewportSize({ width, height: 844 });
      await other.goto('/level-1/task-2');
      await other.getByRole('button', { name: 'Mark as Completed' }).click();
      await other.goto('/dashboard');
      const tab = await other.context().newPage();
      await tab.goto('/dashboard');
      await expect(progressCard(tab, levels[1].title)).toContainText('Blocked');

      await chooseFile(other, path);
      await expect(importQuestion(other)).toContainText(
        `Level 1: ${levels[0].title}4 tasks, test passed with 100%, and certificate of November 21, 2026`,
      );
      await expect(importQuestion(other)).toContainText(`Level 2: ${levels[1].title}2 tasks`);
      await expect(importQuestion(other).getByRole('button', { name: 'Cancel' })).toBeFocused();
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const before = await kept(other);
      await other.keyboard.press('Escape');
      await expect(section(other).getByRole('button', { name: 'Import from a file' })).toBeFocused();
      expect(await kept(other)).toEqual(before);

      await chooseFile(other, path);
      await importQuestion(other).getByRole('button', { name: 'Import', exact: true }).click();
      await expectToast(other, 'Progress imported', 'Added: 6 tasks, 1 test result, and 1 certificate.');
      await expect(importQuestion(other)).toHaveCount(0);
      await expect(progressCard(other, levels[0].title)).toContainText('5 of 5 tasks completed');
      await expect(progressCard(tab, levels[1].title)).toContainText('2 of 5 tasks completed');
      const after = await kept(other);
      expect(without(/^course-kit:(?!certificates)/, after)).toEqual({ ...progress, ...certificateKept });

      await chooseFile(other, path);
      const nothing = other.getByRole('alertdialog', { name: 'Nothing to import' });
      await nothing.getByRole('button', { name: 'Close' }).click();
      await expect(nothing).toHaveCount(0);
      expect(await kept(other)).toEqual(after);

      await other.goto(`/certificate/${CERTIFICATE_ID}`);
      await expect(heading(other, 'Ada Lovelace')).toBeVisible();
    });

    test('of its own after all was deleted, and has all of it again', async ({ page }) => {
      await page.goto('/dashboard');
      const { path } = await exportBy(page, () =>
        section(page).getByRole('button', { name: 'Export my progress' }).click(),
      );
      await askToDelete(page);
      await question(page).getByRole('button', { name: 'Delete my progress' }).click();
      await expectOnlyImport(page);
      await chooseFile(page, path);
      await importQuestion(page).getByRole('button', { name: 'Import', exact: true }).click();
      await expectToast(page, 'Progress imported', 'Added: 7 tasks and 1 test result.');
      expect(without(/^course-kit:(?!certificates)/, await kept(page))).toEqual({
        ...progress,
        ...certificateKept,
      });
    });
  });

test.describe('a file that is no export of this course', () => {
  test.use({ kept: progress });

  for (const [name, text, reason] of [
    ['notes.json', 'Ada', 'It is no file that was exported here, or was cut off.'],
    ['flow.json', '{"nodes":[]}', 'It is no exported progress.'],
    [
      'cake.json',
      '{"format":"course-progress","version":1,"course":{"title":"Cake"}}',
      'It has the progress of another course.',
    ],
  ] as const)
    test(`${name} changes nothing, and the learner reads why`, async ({ page }) => {
      await page.goto('/dashboard');
      await expect(progressCard(page, levels[1].title)).toContainText('2 of 5 tasks completed');
      const before = await kept(page);
      await chooseFile(page, { name, mimeType: 'application/json', buffer: Buffer.from(text) });
      const refusal = page.getByRole('alertdialog', { name: 'This file cannot be imported' });
      await expect(refusal).toHaveAccessibleDescription(`${reason} Nothing has changed.`);
      await refusal.getByRole('button', { name: 'Close' }).click();
      await expect(refusal).toHaveCount(0);
      expect(await kept(page)).toEqual(before);
    });
});
