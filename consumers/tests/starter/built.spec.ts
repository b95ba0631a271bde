import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { failOnNoise } from '../noise';

failOnNoise();

test('a new course can be read, and passing its test makes a certificate and unlocks the next level', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Write a Course');
  await expect(page.getByRole('heading', { name: 'Write a course in an afternoon', level: 1 })).toBeVisible();
  await page.goto('/level-1/task-1');
  await page.getByRole('link', { name: 'next lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Parts of a Lesson', level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Three boxes in a row' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/level-2/task-1');
  await expect(page.getByRole('heading', { name: 'Draw a Flow' })).toHaveCount(0);

  await page.goto('/level-1/quiz');
  for (const name of ['A file of Markdown', 'An alternative text', 'Two number signs'])
    await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name on your certificate' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Make my certificate' }).click();
  const certificate = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await certificate).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto('/level-2/task-1');
  await expect(page.getByRole('heading', { name: 'Draw a Flow', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Start the exercise' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a course that was looked over when it was built brings nothing that does so', () => {
  const { course } = test.info().project.metadata as { course: string };
  const assets = join(course, 'dist/assets');
  // What questions of other kinds must be comes with these kinds, and with questions in steps; the course has none of both.
  const scripts = readdirSync(assets).filter((name) =>
    /^(?!(?:other-kinds|step-question-fields)\.).*\.js$/.test(name),
  );
  const checking = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('the index of an option'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(checking).toEqual([]);
});
