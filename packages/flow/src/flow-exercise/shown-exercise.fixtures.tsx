import { CourseProvider } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { FlowExercise, type FlowExerciseProps } from '@course-kit/flow/exercise';
import type { Course } from '@course-kit/react/model';
import type { de } from '@course-kit/flow/messages';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import '@course-kit/flow/exercise.css';
import { bakeryCourse, bakeryExercise } from './flow-exercise.fixtures.js';
import type { TaskExercises } from './model/task-exercise.js';

export interface Setting {
  readonly task?: number;
  readonly step?: FlowExerciseProps['step'];
  readonly course?: Course;
  readonly load?: () => Promise<TaskExercises>;
  readonly messages?: typeof de;
}

export async function show({ task = 1, step, course = bakeryCourse, load, messages }: Setting = {}) {
  const storage = createMemoryStorage();
  const onEvent = vi.fn<(event: { type: string }) => void>();
  const exercise = (
    <CourseProvider
      course={course}
      storage={storage}
      onEvent={onEvent}
      messages={messages}
      locale={messages && 'de'}
    >
      <FlowExercise
        level={1}
        task={task}
        step={step}
        loadExercises={load ?? (async () => ({ 'task-1-1': [bakeryExercise] }))}
      />
    </CourseProvider>
  );
  const { unmount } = await render(exercise);
  return { storage, onEvent, unmount, again: () => render(exercise) };
}

export const open = () => page.getByRole('button', { name: /^(Start|Continue) the exercise$/ }).click();
export const status = () => page.getByRole('status').first();
export const button = (name: string) => page.getByRole('button', { name });
export const outputs = () => page.getByRole('listbox', { name: 'Output' });
export const inputs = () => page.getByRole('listbox', { name: 'Input that fits' });
export const option = (list: ReturnType<typeof outputs>, name: string) =>
  list.getByRole('option', { name, exact: true });

/** Chooses a port, if it is not chosen yet. */
export async function choose(list: ReturnType<typeof outputs>, name: string) {
  await expect.element(option(list, name)).toBeVisible();
  if (option(list, name).element().getAttribute('aria-selected') !== 'true') await option(list, name).click();
}

/** Connects two ports by the names that are read out. */
export async function connect(output: string, input: string) {
  await choose(outputs(), output);
  await choose(inputs(), input);
  await button('Connect').click();
}
