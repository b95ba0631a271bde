import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('a lesson is shown while it is written, with its issues', async ({ page }) => {
  const { course } = test.info().project.metadata as { course: string };
  const file = join(course, 'course/1-lessons/1-change-a-lesson.md');
  const text = readFileSync(file, 'utf8');
  await page.goto('/#/level-1/task-1');
  await expect(page.getByRole('heading', { name: 'Change a Lesson', level: 1 })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-seen', ''));

  writeFileSync(file, text.replace('title: Change a Lesson', 'title: Changed'));
  await expect(page.getByRole('heading', { name: 'Changed', level: 1 })).toBeVisible();
  writeFileSync(file, text.replace('## Change a word', '# Change a word'));
  await expect(page.getByRole('region', { name: 'Issues' })).toContainText(
    '1-lessons/1-change-a-lesson.md:21expected "## " for a step, found "# "',
  );
  writeFileSync(file, text);
  await expect(page.getByRole('heading', { name: 'Change a Lesson', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 issue' })).toHaveCount(0);
  // The page was never loaded anew: what an author has open stays open.
  await expect(page.locator('body')).toHaveAttribute('data-seen', '');
});

test('a lesson that is written has its exercise', async ({ page }) => {
  await page.goto('/#/level-2/task-1');
  await page.getByRole('button', { name: 'Start the exercise' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
