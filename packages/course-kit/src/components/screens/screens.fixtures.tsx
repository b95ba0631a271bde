import { hasOneOption } from '@course-kit/react/model';
import type { Decorator } from '@storybook/react-vite';
import { SaveStatus } from '@course-kit/react';
import type { Course } from '@course-kit/react/model';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';
import { agentFlow } from '../../../../flow/src/flow/flow.fixtures.js';

/** What each step of the first lesson adds to its flow. */
const ADDED = [['order', 'baker'], ['scale', 'oven'], ['counter']];

/** The example course; its first lesson ends with a flow. */
export const screenCourse: Course = {
  ...exampleCourse,
  levels: exampleCourse.levels.map((level) => ({
    ...level,
    tasks: level.tasks.map((task, index) =>
      index > 0
        ? task
        : {
            ...task,
            figure: agentFlow,
            steps: task.steps.map((step, number) => ({ ...step, adds: ADDED[number] ?? [] })),
          },
    ),
  })),
};

/** The page of a host: one column in the middle. */
export const OnPage: Decorator = (Story) => (
  <main style={{ maxInlineSize: '64rem', marginInline: 'auto', padding: '1.5rem 1rem' }}>
    <Story />
  </main>
);

/** The line that says how far the learner's work is kept, above what they work on. */
export function WithSaveStatus({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <SaveStatus />
      {children}
    </div>
  );
}

/** What stories that act need to find the same every time. */
export const fixedGlobals = { locale: 'en-US', direction: 'ltr' };

/** Answers so many questions of level 1 right and the rest wrong, and hands them in. */
export async function answer(
  canvas: ReturnType<typeof within>,
  userEvent: { click(element: Element): Promise<void> },
  right: number,
): Promise<void> {
  for (const [index, { question, options, correctAnswer }] of exampleLevel(1)
    .questions.filter(hasOneOption)
    .entries()) {
    const wanted = index < right ? correctAnswer : (correctAnswer + 1) % options.length;
    // oxlint-disable-next-line no-await-in-loop -- a learner has one hand
    const fields = await canvas.findByRole('group', { name: (name: string) => name.includes(question) });
    const group = within(fields);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await userEvent.click(group.getByRole('radio', { name: options[wanted] ?? '' }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
}

/** A toast with this title; the region is loaded with the first toast. */
export function toast(title: string | RegExp): Promise<HTMLElement> {
  // It is there for assistive technology just after it has become visible, and drawn anew when a dialog opens.
  return waitFor(() => {
    const found = screen.getByText(title);
    expect(found.closest('[aria-hidden="true"]')).toBeNull();
    expect(found).toBeVisible();
    return found;
  });
}
