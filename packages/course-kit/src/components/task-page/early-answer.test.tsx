import '@course-kit/react/styles.css';
import { CourseProvider, defaultLinkFor, TaskPage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { askedCourse } from './asked-lesson.fixtures.js';

const fields = vi.hoisted(() => {
  let come = () => {};
  return { arrival: new Promise<void>((resolve) => (come = resolve)), come: () => come() };
});
vi.mock('./step-question-fields.js', async (importOriginal) => {
  await fields.arrival;
  return importOriginal();
});

test('who has begun to choose by keys goes on when the fields come, and what was checked before is taken back', async () => {
  const storage = createMemoryStorage();
  storage.drafts.write(1, { questions: { yeast: { answer: 'a' } } }, 1);
  await render(
    <CourseProvider course={askedCourse} storage={storage} linkFor={defaultLinkFor}>
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  const asked = page.getByRole('group', { name: 'What will the dough do?', exact: false });
  const option = (name: string) => asked.getByRole('radio', { name });
  await option('Shrink').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Rise')).toHaveFocus();
  const early = option('Rise').element();

  fields.come();
  await expect.poll(() => early.isConnected).toBe(false);
  await expect.element(option('Rise')).toHaveFocus();
  await expect.element(option('Rise')).toBeChecked();
  await expect.element(asked.getByRole('button', { name: 'Check' })).toBeEnabled();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Stay as it is')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(asked).toMatchTextContent('You expected: Stay as it is');
});
