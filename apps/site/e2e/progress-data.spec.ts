import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CERTIFICATE_ID, certificateKept, levels, levelsPassed, tasksDone } from './support/course.js';
import { expectToast, heading, kept, progressCard, untilNothingIsFetched } from './support/page.js';
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

/** Presses a button that exports, and reads the file. */
async function exportBy(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
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
    await expect(section(page).getByRole('button')).toHaveCount(0);
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
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await page.goto('/level-1/task-1');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(section(page).getByRole('button')).toHaveCount(2);
});
