import { hasOneOption } from '@course-kit/react/model';
import {
  CertificateView,
  CourseProvider,
  defaultLinkFor,
  LevelCard,
  LevelPage,
  ProgressGrid,
  QuizRunner,
  TaskPage,
  type LinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { everyComponent, type ComponentName } from './every-component.fixtures.js';
import { exampleCertificate, exampleCourse, exampleLevel, passedRecord } from './example-course.fixtures.js';

const accountWith = (records: readonly ReturnType<typeof passedRecord>[]) =>
  createMemoryStorage({
    learner: { id: 'ada', fullName: 'Ada Lovelace' },
    isVerified: true,
    certificates: [exampleCertificate],
    records,
  });

const show = (children: ReactNode, linkFor?: LinkFor, storage = accountWith([passedRecord(1)])) =>
  render(
    <CourseProvider course={exampleCourse} storage={storage} {...(linkFor && { linkFor })}>
      {children}
    </CourseProvider>,
  );

async function passQuiz(level: number) {
  for (const { options, correctAnswer, question } of exampleLevel(level).questions.filter(hasOneOption)) {
    const fields = page.getByRole('group', { name: question, exact: false });
    await fields.getByRole('radio', { name: options[correctAnswer] ?? '' }).click();
  }
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
}

describe('without a linkFor there is no link and no empty landmark:', () => {
  /** A text that each shows. */
  const signs: Readonly<Record<ComponentName, string | RegExp>> = {
    CertificateView: exampleCertificate.userName,
    CourseMap: 'Level 1: First loaves',
    LevelCard: 'First loaves',
    LevelPage: /^Test completed successfully!/,
    ProgressData: 'Your data',
    ProgressGrid: 'Quiz completed: 75%',
    QuizRunner: 'Retake Test',
    SaveStatus: 'Kept until you close this page',
    TaskPage: 'Mark as Completed',
    UnlockGate: 'Content locked',
  };
  const cases: [name: string, component: ReactNode, sign: string | RegExp][] = [
    ...Object.entries(everyComponent(1)).map(([name, component]): (typeof cases)[number] => [
      name,
      component,
      signs[name as ComponentName],
    ]),
    [
      'CertificateView that finds nothing',
      <CertificateView key="none" id="CERT-1-L1" />,
      'Certificate Not Found',
    ],
  ];

  test.each(cases)('%s', async (_, component, sign) => {
    const { container } = await show(component);

    await expect.element(page.getByText(sign).first()).toBeVisible();
    // Links of the course's own content, such as a lesson's resources, stay.
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    // So do those to parts of the page itself, such as the bar of a lesson's steps.
    expect(links.filter((href) => !/^(?:https:\/\/|#)/.test(href))).toEqual([]);
    expect(container.querySelector('nav:not(:has(a[href^="#"]))')).toBeNull();
  });

  test('a passed quiz offers only to take it again', async () => {
    const { container } = await show(<QuizRunner level={1} />);

    await expect.element(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
    expect(container.querySelector('a')).toBeNull();
  });

  test('nor the address of a certificate, to copy or to put on a profile', async () => {
    await show(
      <>
        <ProgressGrid />
        <CertificateView id={exampleCertificate.id} />
      </>,
    );

    await expect.element(page.getByRole('heading', { name: exampleCertificate.userName })).toBeVisible();
    expect(page.getByRole('button', { name: /^Certificate URL|^Copy link/ }).elements()).toHaveLength(0);
    expect(page.getByRole('link', { name: /LinkedIn/ }).elements()).toHaveLength(0);
  });
});

test('a host with some of the pages gets links to those', async () => {
  const some: LinkFor = (target) => (target.kind === 'level' ? defaultLinkFor(target) : null);
  const { container } = await show(
    <>
      <TaskPage level={1} task={2} />
      <LevelPage level={1} headingRank={2} />
    </>,
    some,
  );

  await expect.element(page.getByRole('link', { name: 'Next Level' })).toHaveAttribute('href', '/level-2');
  const links = [...container.querySelectorAll('.ck-page-nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/level-1', '/level-2']);
});

test('a card can have no link, or another one than the host’s', async () => {
  await show(
    <>
      <LevelCard level={1} href={null} />
      <LevelCard level={2} href="/second" />
    </>,
    defaultLinkFor,
  );

  await expect.element(page.getByRole('link', { name: /Start Level/ })).toHaveAttribute('href', '/second');
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test.each<[number, string, LinkFor | undefined, string]>([
  [1, 'the host has the next', defaultLinkFor, 'Great job! You can proceed to the next level.'],
  [1, 'the host has no place for the next', undefined, 'Great job! You have passed this level.'],
  [3, 'there is no next', defaultLinkFor, 'Great job! That was the last level.'],
])('after the quiz of level %i of 3, where %s, it is said: %s', async (level, _place, linkFor, words) => {
  await show(
    <QuizRunner level={level} />,
    linkFor,
    accountWith([passedRecord(1), passedRecord(2)].slice(0, level - 1)),
  );
  await passQuiz(level);

  await expect.element(page.getByText(words)).toBeVisible();
});
