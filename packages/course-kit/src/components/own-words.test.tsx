import { FlowDiagram } from '@course-kit/flow';
import { CourseProvider, LevelCard, LevelPage, QuizRunner, TaskPage, TaskPageView } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { de as flowTexts } from '@course-kit/flow/messages';
import { de } from '@course-kit/react/messages/de';
import { createRef, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, exampleLevel } from './example-course.fixtures.js';
import { agentFlow } from '../../../flow/src/flow/flow.fixtures.js';

afterEach(() => localStorage.clear());

/** The same course with one question in its first level. */
const shortLevel = { ...exampleLevel(1), questions: exampleLevel(1).questions.slice(0, 1) };

const inGerman = (children: ReactNode) =>
  render(
    <CourseProvider
      course={exampleCourse}
      storage={createMemoryStorage()}
      messages={{ ...de, ...flowTexts }}
      locale="de"
    >
      {children}
    </CourseProvider>,
  );

describe('a whole language', () => {
  test('is used by everything below a provider, including toasts', async () => {
    await inGerman(<TaskPage level={1} task={2} />);
    await page.getByRole('button', { name: 'Als erledigt markieren' }).click();

    await expect.element(page.getByText('Dein Fortschritt wurde gespeichert')).toBeVisible();
    await expect.element(page.getByText('Stufe 1 · Aufgabe 2')).toBeVisible();
  });

  test('is used by a component with a language of its own, including toasts', async () => {
    await render(<TaskPage course={exampleCourse} level={1} task={2} messages={de} locale="de" />);
    await page.getByRole('button', { name: 'Als erledigt markieren' }).click();

    await expect.element(page.getByText('Dein Fortschritt wurde gespeichert')).toBeVisible();
  });

  test('reaches flows: within a lesson, and on their own below a provider', async () => {
    await inGerman(<FlowDiagram flow={agentFlow} />);

    await expect.element(page.getByText('Dieser Ablauf als Text')).toBeVisible();
  });

  test('is used in texts for screen readers that count', async () => {
    await inGerman(<LevelPage level={1} />);

    await expect.element(page.getByRole('progressbar', { name: '0 von 2 Aufgaben erledigt' })).toBeVisible();
  });
});

describe('a component’s own texts', () => {
  test('stand in place of the provider’s, one by one', async () => {
    await inGerman(<LevelCard level={1} messages={{ levelCard: { level: 'Etappe {level}' } }} />);

    await expect.element(page.getByText('Etappe 1')).toBeVisible();
    await expect.element(page.getByText('2 Aufgaben')).toBeVisible();
  });

  test('come in its own locale', async () => {
    await inGerman(
      <LevelCard level={1} messages={{ levelCard: { tasks: { other: '{count} مهام' } } }} locale="ar-EG" />,
    );

    await expect.element(page.getByText('٢ مهام')).toBeVisible();
  });

  test('may be given to a view in part', async () => {
    await render(
      <TaskPageView
        level={exampleLevel(1)}
        task={1}
        isCompleted={false}
        links={{ level: null, next: null }}
        onSetCompleted={() => {}}
        messages={{ complete: 'Done' }}
      />,
    );

    await expect.element(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await expect.element(page.getByText('Level 1 · Task 1')).toBeVisible();
  });
});

test('one question has the singular form', async () => {
  await render(<QuizRunner course={exampleCourse} level={shortLevel} />);

  await expect.element(page.getByText(/^Answer the question\. You need 60% to pass/)).toBeVisible();
});

test('a connected component passes its ref and its attributes to its root element', async () => {
  const ref = createRef<HTMLElement>();
  const { container } = await render(<LevelCard course={exampleCourse} level={1} ref={ref} id="mine" />);

  expect(ref.current).toBe(container.firstElementChild);
  expect(ref.current).toHaveAttribute('id', 'mine');
});

test('a mistake in the texts of a provider or component is a type error', () => {
  // @ts-expect-error -- no such feature
  expect(<CourseProvider course={exampleCourse} messages={{ levelKard: { level: '' } }} />).toBeDefined();
  // @ts-expect-error -- no such text
  expect(<LevelCard level={1} messages={{ levelCard: { levl: '' } }} />).toBeDefined();
  // @ts-expect-error -- no such placeholder
  expect(<LevelCard level={1} messages={{ levelCard: { level: 'Level {levle}' } }} />).toBeDefined();
  expect(<LevelCard level={1} messages={{ levelCard: { level: 'Level {level}' } }} />).toBeDefined();
});
