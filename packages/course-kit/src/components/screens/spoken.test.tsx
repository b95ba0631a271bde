import {
  CourseProvider,
  LevelPage,
  QuizRunner,
  TaskPage,
  UnlockGate,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { hasOneOption } from '@course-kit/react/model';
import { LevelCertificate } from '@course-kit/react/level-certificate';
import '@course-kit/react/level-certificate.css';
import '@course-kit/react/styles.css';
import { flowFigures } from '@course-kit/flow';
import '@course-kit/flow/styles.css';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { spoken } from '../../../../../scripts/spoken.js';
import { exampleLevel, passedRecord } from '../example-course.fixtures.js';
import { screenCourse } from './screens.fixtures.js';

// The time that a test took is part of its result, and the day is part of a certificate.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  vi.setSystemTime('2026-11-26T12:00:00Z');
});
afterEach(() => void vi.useRealTimers());

const learner = { id: 'ada', fullName: 'Ada Lovelace' };
// A certificate that is not made yet has today's date.
const clock = () => 1_763_683_200_000;
const storageWith = (records = [passedRecord(1)].slice(1)) =>
  createMemoryStorage({ learner, records, isVerified: true, clock });

async function show(what: ReactNode, storage = storageWith(), course = screenCourse) {
  await render(
    <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor} clock={clock} random={() => 0}>
      {what}
    </CourseProvider>,
  );
}

/** Answers so many questions right and the others wrong. */
async function answer(right: number) {
  for (const [index, { question, options, correctAnswer }] of exampleLevel(1)
    .questions.filter(hasOneOption)
    .entries()) {
    const name = options[index < right ? correctAnswer : (correctAnswer + 1) % options.length] ?? '';
    // oxlint-disable-next-line no-await-in-loop -- a learner has one hand
    await page
      .getByRole('group', { name: new RegExp(question) })
      .getByRole('radio', { name })
      .click();
  }
}

const press = (name: string) => page.getByRole('button', { name }).click();
const isThere = (name: string) => expect.element(page.getByRole('button', { name }).first()).toBeVisible();

test('the head of a lesson and its first step', async () => {
  await show(<TaskPage level={1} task={1} figures={[flowFigures]} headingRank={1} />);
  await expect.element(page.getByRole('checkbox').first()).toBeInTheDocument();
  await isThere('Watch it step by step');
  const heard = await spoken(({ readOn }) => readOn('heading, Add the water'));
  await expect(heard).toMatchFileSnapshot('spoken/lesson.txt');
});

test('a project that was built and checked, on the page of its level and in the head of its lesson', async () => {
  const [first, ...others] = screenCourse.levels;
  const project = { task: 1, flow: 1, title: 'The Loaf' };
  const storage = storageWith();
  const check = { isPassed: true, fingerprint: '0123456789abcdef', release: null, at: 1 };
  storage.drafts.write(1, { checks: { 'The Loaf': check } }, 1);
  const both = (
    <>
      <LevelPage level={1} />
      <TaskPage level={1} task={1} />
    </>
  );
  await show(both, storage, { ...screenCourse, levels: [{ ...first!, project }, ...others] });
  await expect.element(page.getByText(/built and checked/u)).toHaveLength(2);
  const heard = await spoken(({ readOn }) => readOn('link, Start step 1'));
  await expect(heard).toMatchFileSnapshot('spoken/project.txt');
});

test('a test that is answered and passed', async () => {
  await show(<QuizRunner level={1} headingRank={1} />);
  await isThere('Submit answers');
  const heard = await spoken(async ({ readOn, act }) => {
    await readOn();
    await act('Answers all questions', () => answer(4), 'radio');
    await act('Submits the answers', () => press('Submit answers'), 'You can proceed');
    await readOn();
  });
  await expect(heard).toMatchFileSnapshot('spoken/quiz-passed.txt');
});

test('a test that is failed', async () => {
  await show(<QuizRunner level={1} headingRank={1} />);
  await isThere('Submit answers');
  const heard = await spoken(async ({ readOn, act }) => {
    await act('Answers two of four questions right', () => answer(2), 'radio');
    await act('Submits the answers', () => press('Submit answers'), 'You need at least');
    await readOn();
  });
  await expect(heard).toMatchFileSnapshot('spoken/quiz-failed.txt');
});

test('a locked level', async () => {
  await show(<UnlockGate level={2}>Lessons</UnlockGate>);
  await expect.element(page.getByRole('heading')).toBeVisible();
  const heard = await spoken(({ readOn }) => readOn());
  await expect(heard).toMatchFileSnapshot('spoken/locked.txt');
});

test('a certificate that is made and downloaded', async () => {
  await show(<LevelCertificate level={1} />, storageWith([passedRecord(1)]));
  await expect.element(page.getByRole('textbox')).toBeVisible();
  const heard = await spoken(async ({ readOn, act }) => {
    await readOn();
    await act('Makes it', () => press('Make my certificate'), 'Your certificate is ready');
    await readOn();
    await act('Copies its address', () => press('Copy link'), 'copied to clipboard');
    await act('Downloads it', () => press('Download PDF'), 'Download PDF');
  });
  await expect(heard).toMatchFileSnapshot('spoken/certificate.txt');
});
