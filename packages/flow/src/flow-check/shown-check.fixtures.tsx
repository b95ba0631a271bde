import { CourseProvider } from '@course-kit/react';
import { createMemoryStorage, type MemoryStorage } from '@course-kit/react/adapters';
import { FlowCheck } from '@course-kit/flow/check';
import type { de } from '@course-kit/flow/messages';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import '@course-kit/flow/check.css';
import { exampleCourse } from '../../../course-kit/src/components/example-course.fixtures.js';
import { partnerGoal } from './flow-check.fixtures.js';
import type { TaskCheck, TaskChecks } from './model/task-check.js';

export interface Setting {
  readonly checks?: readonly TaskCheck[];
  readonly load?: () => Promise<TaskChecks>;
  readonly startWorker?: () => Worker;
  readonly messages?: typeof de;
  readonly storage?: MemoryStorage;
}

export async function show({
  checks = [partnerGoal],
  load,
  startWorker,
  messages,
  storage = createMemoryStorage(),
}: Setting = {}) {
  const onEvent = vi.fn<(event: { type: string }) => void>();
  const check = (
    <CourseProvider course={exampleCourse} storage={storage} onEvent={onEvent} messages={messages}>
      <FlowCheck
        level={1}
        task={2}
        loadChecks={load ?? (async () => ({ 'task-1-2': checks }))}
        startWorker={startWorker}
      />
    </CourseProvider>
  );
  const { unmount } = await render(check);
  return { storage, onEvent, unmount, again: () => render(check) };
}

export const fileOf = (value: unknown, name = 'partner.json') =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], name);

export const open = () => page.getByRole('button', { name: 'Check a file' }).click();
/** Chooses a file for one of the checks, as the browser's own dialog does. */
export async function choose(file: File, check = 0) {
  await expect
    .element(page.getByRole('button', { name: /^Choose a file|^Datei wählen/ }).nth(check))
    .toBeVisible();
  const [...inputs] = document.querySelectorAll('input[type=file]');
  await userEvent.upload(inputs[check] as HTMLElement, file);
}
export const status = () => page.getByRole('status').first();
