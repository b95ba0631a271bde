import { CourseProvider, QuizRunner } from '@course-kit/react';
import { createCourseStorage, createMemoryStorage } from '@course-kit/react/adapters';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse } from '../example-course.fixtures.js';
import { radio } from './quiz-fields.fixtures.js';

test('what a learner has answered is not shown to who signs in next, and is there again when they are back', async () => {
  const [ada, grace] = [{ id: 'ada' }, { id: 'grace' }];
  const account = createMemoryStorage({ learner: ada });
  await render(
    <CourseProvider
      course={exampleCourse}
      storage={createCourseStorage(account, { prefix: `${crypto.randomUUID()}:` })}
    >
      <QuizRunner level={1} />
    </CourseProvider>,
  );
  await radio(0, 2).click();
  await radio(1, 0).click();
  account.signIn(grace);

  await expect.element(page.getByText('0 of 4 answered')).toBeVisible();
  await radio(0, 0).click();
  await expect.element(page.getByText('1 of 4 answered')).toBeVisible();
  account.signIn(ada);
  await expect.element(page.getByText('2 of 4 answered')).toBeVisible();
  await expect.element(radio(0, 2)).toBeChecked();
});
