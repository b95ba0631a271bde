import { CourseMap, CourseProvider, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { begunRecord, exampleCourse, passedRecord } from '../example-course.fixtures.js';

const entries = page.getByRole('region', { name: 'Your way through the course' }).getByRole('listitem');

test('shows the progress of every level, and links to the open ones', async () => {
  const storage = createMemoryStorage({ records: [passedRecord(1), begunRecord(2)] });
  await render(
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      <CourseMap />
    </CourseProvider>,
  );

  await expect.element(entries.nth(0)).toMatchTextContent('passed, 2 of 2 tasks completed');
  await expect.element(entries.nth(1)).toMatchTextContent('in progress, 1 of');
  await expect.element(page.getByRole('link', { name: /Level 2/ })).toHaveAttribute('href', '/level-2');
  await expect.element(entries.nth(2)).toMatchTextContent('locked, 0 of');
  expect(page.getByRole('link', { name: /Level 3/ }).query()).toBeNull();
});
