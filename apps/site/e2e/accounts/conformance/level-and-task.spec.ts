import { levels } from '../../support/course.js';
import { expectLinks, expectTexts, heading } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { openAs, register } from '../support/learner.js';
import { toggle } from '../support/learning.js';

test('Level page: what it is about, its tasks, and the Knowledge Test card', async ({ page, request }) => {
  await openAs(page, await register(request, { tasks: [2] }), '/level-1');
  await expect(heading(page, levels[0].title)).toBeVisible();
  const main = page.getByRole('main');
  await expectTexts(main, ['1-2 weeks', 'Beginner', 'Prerequisites', 'Learning objectives']);
  for (const [index, task] of levels[0].tasks.entries()) {
    const entry = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: task }) });
    await expect(entry.getByRole('link')).toHaveAttribute('href', `/level-1/task-${index + 1}`);
    await expect(entry).toContainText(/[789] steps/);
    await expect(entry.getByText('Completed', { exact: true })).toHaveCount(index === 1 ? 1 : 0);
  }
  await expectTexts(main, [
    '5 multiple choice questions',
    '70% correct answers required for approval',
    'You can retake the test if necessary',
    'Complete Test to Unlock',
  ]);
  await expectLinks(main, { 'Start Test': '/level-1/quiz', 'Back to Overview': '/' });
});

test('Task page: header, video, guide, resources, links and the way on', async ({ page, request }) => {
  await openAs(page, await register(request), '/level-1/task-1');
  const main = page.getByRole('main');
  await expect(heading(page, 'Environment Setup')).toBeVisible();
  await expectTexts(main, ['Level 1 · Task 1', '1-2 hours', 'Step-by-step guide']);
  await expectTexts(main, ['Additional resources', 'Useful links']);
  await expect(main.getByLabel(/^Video: /)).toBeVisible();
  await expect(main.locator('.ck-step')).toHaveCount(8);
  await expect(toggle(page)).toHaveText('Mark as Completed');
  await toggle(page).click();
  await expect(toggle(page)).toHaveText('Task Completed!');
  // The lesson itself may lead to "the previous task".
  await expect(main.getByRole('link', { name: 'Previous Task', exact: true })).toHaveCount(0);

  await page.goto('/level-1/task-2');
  await expectTexts(main, [/(Every step|\d of \d steps) carried out in Langflow \d+\.\d+\.\d+ on /]);
  await expect(main.getByText('Check your work')).toHaveCount(0);
  await expectLinks(main, {
    'Back to Level': '/level-1',
    'Previous Task': '/level-1/task-1',
    'Next Task': '/level-1/task-3',
  });
  await page.goto('/level-1/task-5');
  await expectLinks(main, { 'Go to the Knowledge Test': '/level-1/quiz' });
  await expect(main.getByRole('link', { name: 'Next Task' })).toHaveCount(0);
});

// The quiz page: marking.spec.ts, journey.spec.ts and quiz-runner.test.tsx.
