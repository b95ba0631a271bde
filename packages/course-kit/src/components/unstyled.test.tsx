import {
  CertificateView,
  CourseMap,
  CourseProvider,
  LevelCard,
  LevelPage,
  ProgressData,
  ProgressGrid,
  QuizRunner,
  TaskPage,
  UnlockGate,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { hasOneOption, optionIdAt } from '@course-kit/react/model';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { exampleCertificate, exampleCourse, exampleLevel, passedRecord } from './example-course.fixtures.js';

/** The kit without `styles.css`: what is left is the browser's own HTML, and all of it works. */
const show = (children: ReactNode, options: Parameters<typeof createMemoryStorage>[0] = {}) =>
  render(
    <CourseProvider course={exampleCourse} storage={createMemoryStorage(options)} linkFor={defaultLinkFor}>
      {children}
    </CourseProvider>,
  );

test('no stylesheet of the kit is on the page', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  expect(rules.filter(({ cssText }) => cssText.includes('.ck-'))).toEqual([]);
});

test('a quiz is failed, taken again and passed with the keyboard alone', async () => {
  await show(<QuizRunner level={1} />);
  const chosen = () => (document.activeElement as HTMLInputElement).value;
  /* oxlint-disable no-await-in-loop -- one key after the other */
  const takeWith = async (shift: number) => {
    for (const { options, correctAnswer } of exampleLevel(1).questions.filter(hasOneOption)) {
      const wanted = optionIdAt((correctAnswer + shift) % options.length);
      await userEvent.tab();
      await userEvent.keyboard(' ');
      // A quiz that is taken again shows its options in another order.
      while (chosen() !== wanted) await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  };
  /* oxlint-enable no-await-in-loop */

  await takeWith(1);
  await expect.element(page.getByRole('heading', { name: 'Not Passed' })).toHaveFocus();
  expect(page.getByText('Right answer').query()).toBeNull();

  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Retake Test' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Knowledge Test' })).toHaveFocus();

  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Back to your result' })).toHaveFocus();
  await takeWith(0);
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toHaveFocus();
  await expect.element(page.getByText('100%', { exact: true })).toBeVisible();
});

test('a task is marked, unmarked and counted', async () => {
  await show(
    <>
      <TaskPage level={1} task={1} />
      <LevelPage level={1} headingRank={2} />
    </>,
  );
  const mark = page.getByRole('button', { name: 'Mark as Completed' });

  await mark.click();
  await expect.element(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  await expect.element(page.getByText('1 of 2 tasks completed').first()).toBeVisible();
  await expect.element(page.getByText('Your progress has been saved')).toBeVisible();

  await page.getByRole('button', { name: 'Task Completed!' }).click();
  await expect.element(mark).toBeVisible();
});

test('an open level has a link, a locked one a button that does nothing', async () => {
  await show(
    <>
      <LevelCard level={1} />
      <LevelCard level={2} />
      <CourseMap />
    </>,
  );
  const link = page.getByRole('link', { name: 'Start Level: First loaves' });

  await expect.element(link).toHaveAttribute('href', '/level-1');
  await expect.element(page.getByRole('button', { name: 'Level Locked' })).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'Level 1: First loaves' })).toBeVisible();
  expect(page.getByRole('link', { name: /Sourdough/ }).query()).toBeNull();
});

test('a closed gate hides its lessons and links to what unlocks them', async () => {
  await show(
    <>
      <UnlockGate level={2}>
        <p>second lessons</p>
      </UnlockGate>
      <UnlockGate level={3}>
        <p>third lessons</p>
      </UnlockGate>
    </>,
    { records: [passedRecord(1)] },
  );

  await expect.element(page.getByText('second lessons')).toBeVisible();
  expect(document.body.textContent).not.toContain('third lessons');
  await expect.element(page.getByRole('link', { name: 'Go to Level 2' })).toHaveAttribute('href', '/level-2');
});

test('progress shows levels, what is done of them, and a certificate once one is passed', async () => {
  await show(<ProgressGrid />, { records: [passedRecord(1)] });

  await expect.element(page.getByRole('link', { name: 'First loaves' })).toHaveAttribute('href', '/level-1');
  // What is passed has no bar.
  await expect.element(page.getByRole('progressbar').first()).toHaveAttribute('value', '0');
  await expect.element(page.getByRole('button', { name: 'Download PDF: First loaves' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Download PDF: Sourdough' })).toBeDisabled();
});

test('the question before a deletion opens, is answered, and returns the focus', async () => {
  await show(<ProgressData />, { records: [passedRecord(1)] });
  const opener = page.getByRole('button', { name: 'Delete my progress' });

  await opener.click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await dialog.getByRole('button', { name: 'Delete my progress' }).click();
  await expect.element(page.getByText(/^There is nothing to export or delete yet/)).toBeVisible();
});

test('nothing empty is shown: no player, no closed details, no fields', async () => {
  await show(
    <>
      <TaskPage level={1} task={1} />
      <CertificateView id={exampleCertificate.id} />
    </>,
    { certificates: [exampleCertificate], isVerified: true },
  );
  await expect.element(page.getByRole('heading', { name: exampleCertificate.userName })).toBeVisible();

  await expect.element(page.getByText('Video coming soon')).toBeVisible();
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  expect(document.querySelector('video')?.checkVisibility()).toBe(false);
  for (const details of document.querySelectorAll('details:not([open])')) {
    const inside = [...details.children].filter(({ tagName }) => tagName !== 'SUMMARY');
    expect(inside.map((element) => element.checkVisibility())).not.toContain(true);
  }
});

test('texts that the stylesheet hides visually make sense where they are', async () => {
  await show(
    <>
      <LevelCard level={1} />
      <QuizRunner level={1} />
    </>,
  );
  const text = (element: Element | null | undefined) => (element as HTMLElement | null)?.innerText;

  expect(text(page.getByRole('link', { name: /^Start Level/ }).element())).toBe('Start Level: First loaves');
  expect(text(document.querySelector('[role=timer]'))).toBe('Time 00:00');
  expect(text(document.querySelector('legend'))).toContain('Question 1: What makes a dough rise?');
});

test('no component is wider than a phone’s screen', async () => {
  await page.viewport(390, 844);
  await show(
    <>
      <LevelCard level={1} />
      <LevelPage level={1} headingRank={2} />
      <QuizRunner level={1} />
      <ProgressGrid />
      <CourseMap />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Knowledge Test' }).first()).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  await page.viewport(1280, 800);

  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
