import { answer, RIGHT } from './support/quiz.js';
import { expect, test } from './support/test.js';

test('the page that a link leads to is fetched when the link is pointed at or focused', async ({ page }) => {
  await page.goto('/');
  const code = page.waitForRequest(/extra-courses-route-.*\.js$/);
  await page.getByRole('banner').getByRole('link', { name: 'Extra Courses' }).hover();
  await code;
  const policy = page.waitForRequest(/privacy-policy-route-.*\.js$/);
  await page.getByRole('link', { name: 'Privacy Policy' }).focus();
  await policy;
});

test('the last answer of a test fetches the page that a pass leads to', async ({ page }) => {
  await page.goto('/level-1/quiz');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await answer(page, RIGHT.slice(0, 4));
  expect(asked.filter((url) => url.includes('level-route'))).toEqual([]);
  const code = page.waitForRequest(/level-route-.*\.js$/);
  await answer(page, RIGHT);
  await code;
});
