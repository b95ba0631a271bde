import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const sample = (name: string) =>
  readFileSync(new URL(`../../../packages/content/course/samples/${name}.json`, import.meta.url), 'utf8');

/** Drops a file on the check of a task's page, as a learner does from a folder. */
async function drop(page: Page, text: string) {
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'flow.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.locator('.ck-check-place').dispatchEvent('drop', { dataTransfer: data });
}

test('a flow that is dropped on its task is checked in a worker, without a request', async ({ page }) => {
  await page.goto('/level-1/task-4');
  const worker = page.waitForEvent('worker');
  // Hydrated pages answer; before that the press does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Check a file' }).click();
    await expect(page.locator('.ck-check-place')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect((await worker).url()).toContain('/assets/');
  await drop(page, sample('task-1-4.template-only.wrong'));
  await expect(page.getByText('things are missing.')).toBeVisible();
  await expect(page.getByText('Prompt Template: Template holds “{subject}”')).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await drop(page, sample('task-1-4.right'));
  await expect(page.getByText('All of it is there.')).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Mark the task as completed' }).click();
  await expect(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
});

test('a task without a check offers none', async ({ page }) => {
  await page.goto('/level-1/task-2');
  await expect(page.getByRole('heading', { name: 'Step-by-step guide' })).toBeVisible();
  await expect(page.getByText('Check your work')).toHaveCount(0);
});
