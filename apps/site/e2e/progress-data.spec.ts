import type { FileChooser, Page } from '@playwright/test';
import { CERTIFICATE_ID, certificateKept, levels, levelsPassed, tasksDone } from './support/course.js';
import { expectToast, heading, kept, progressCard, untilNothingIsFetched, without } from './support/page.js';
import { option } from './support/quiz.js';
import { expect, test } from './support/test.js';

const progress = { ...levelsPassed(1), ...tasksDone(2, [1, 3]) };

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your progress?' });
const importQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Import this progress?' });
const ownValues = async (page: Page) => without(/^course-kit:(?!certificates)/, await kept(page));

/** Opens the question before a deletion. */
async function askToDelete(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Delete my progress' }).click();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
}

/** Exports, and answers with the file. */
async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Export my progress' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('langflow-learning-progress-2026-11-21.json');
  await expect(section(page)).toContainText(`Exported as ${file.suggestedFilename()}.`);
  return file.path();
}

/** Presses the button that imports, and chooses a file. */
async function chooseFile(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: 'Import from a file' }).click();
  await (await chooser).setFiles(file);
}

// What an export says, what a second import adds, in another tab too, and what is refused: progress-export.test.ts, read-export.test.ts and progress-import.test.tsx.
for (const width of [390, 1280])
  test.describe(`a learner with progress, ${width} px wide`, () => {
    test.use({ kept: { ...progress, ...certificateKept }, viewport: { width, height: 844 } });

    test('exports and deletes it offline, and imports it again', async ({ page, context }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
      await page.goto('/level-1/quiz');
      await page.getByRole('button', { name: 'Retake Test' }).click();
      await option(page, 1, 'a').check();
      expect(await kept(page)).toHaveProperty('course-kit:level-1-quiz-draft');
      await page.goto('/dashboard');
      await expect(section(page)).toContainText('kept in this browser and nowhere else');
      // What fetches the toasts, and the question.
      await section(page).hover();
      await askToDelete(page);
      await page.keyboard.press('Escape');
      await untilNothingIsFetched(page);
      await context.setOffline(true);
      const path = await exported(page);
      await askToDelete(page);
      await question(page).getByRole('button', { name: 'Delete my progress' }).click();
      await expectToast(page, 'Progress deleted', 'You can start again from the first level.');
      await expect(section(page).getByText('Your data')).toBeFocused();
      await expect(section(page)).toContainText('There is nothing to export or delete yet.');
      // Besides the time of the deletion, so that a change from before it cannot come back.
      const cleared = { 'course-kit:cleared': expect.stringMatching(/^\d+$/) as unknown };
      expect(await kept(page)).toEqual({ ...certificateKept, ...cleared });

      await context.setOffline(false);
      // What is from before the deletion would not come back.
      await page.clock.setFixedTime(new Date('2026-11-21T11:00:00Z'));
      await page.reload();
      await expect(progressCard(page, levels[0].title)).toContainText('0 of 5 tasks completed');
      await expect(section(page).getByRole('button')).toHaveText(['Import from a file']);
      await page.goto('/level-2');
      await expect(page).toHaveURL('/locked');
      await page.goto(`/certificate/${CERTIFICATE_ID}`);
      await expect(heading(page, 'Ada Lovelace')).toBeVisible();
      await page.goto('/dashboard');
      await chooseFile(page, path);
      await importQuestion(page).getByRole('button', { name: 'Import', exact: true }).click();
      await expectToast(page, 'Progress imported', 'Added: 7 tasks and 1 test result.');
      expect(await ownValues(page)).toEqual({ ...progress, ...certificateKept });
    });
  });
