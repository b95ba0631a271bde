import '../../styles/styles.css';
import { QuizRunner } from '@course-kit/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { mixedCourse } from './mixed-quiz.fixtures.js';

const heightsIn = (root: ParentNode) =>
  [...root.querySelectorAll('fieldset')].map((fields) => Math.round(fields.getBoundingClientRect().height));

test('questions of every kind have their height before the fields of their kind are there', async () => {
  const quiz = <QuizRunner course={mixedCourse} level={1} />;
  const server = document.createElement('div');
  server.innerHTML = renderToString(quiz);
  document.body.append(server);
  const before = heightsIn(server);
  server.remove();
  expect(Math.min(...before)).toBeGreaterThan(100);

  const { container } = await render(quiz);
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  expect(heightsIn(container)).toEqual(before);
});
