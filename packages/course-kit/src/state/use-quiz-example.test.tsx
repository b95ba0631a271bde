import { CourseProvider } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { pooled } from '../../../../.storybook/hooks/course.js';
import { Example } from '../../../../.storybook/hooks/use-quiz.js';

const questions = page.getByRole('group');
const asked = () => questions.elements().map((question) => question.textContent);

test('the example of the guide to useQuiz is a whole quiz: a draw of a pool, marked, and another one after it', async () => {
  await render(
    <CourseProvider course={pooled} storage={createMemoryStorage()}>
      <Example />
    </CourseProvider>,
  );
  await expect.poll(asked).toHaveLength(3);
  const first = asked();
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect.element(submit).toBeDisabled();
  const right = ['Yeast', 'Heat', 'Gluten'];
  for (const option of right) await questions.getByRole('radio', { name: option }).click();
  await submit.click();

  await expect.element(page.getByRole('status')).toHaveTextContent('100 % Again');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.poll(asked).toHaveLength(3);
  expect(asked()).not.toEqual(first);
});
