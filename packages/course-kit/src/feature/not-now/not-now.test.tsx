import {
  CourseProvider,
  LevelPageView,
  QuizRunnerView,
  SaveStatusView,
  TaskPageView,
  UnlockGateView,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { notNow, type NotNow } from '@course-kit/react/model';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, exampleLevel, exampleState } from '../../components/example-course.fixtures.js';
import { quizAt } from '../../components/quiz-runner/quiz.fixtures.js';
import { NoticeContent } from '../toaster/notice-content.js';

const nothing = () => {};
const later = async () => {};
const actions = { onSaveAgain: nothing, onExport: nothing, onDiscard: nothing };
const noLinks = { level: null, previous: null, next: null, signIn: '/auth' };

const line = (status: 'waiting' | 'limited' | 'signed-out') => (
  <SaveStatusView status={status} place="account" minutesLeft={42} signInHref="/auth" actions={actions} />
);
const button = (waits: 'waiting' | 'signed-out') => (
  <TaskPageView
    level={exampleLevel(1)}
    task={1}
    isCompleted
    waits={waits}
    links={noLinks}
    onSetCompleted={nothing}
    onSaveAgain={nothing}
  />
);
const quiz = (reason: 'waiting' | 'limited' | 'signed-out') => (
  <QuizRunnerView
    level={exampleLevel(1)}
    passMark={70}
    links={{ level: null, next: null, isLastLevel: false }}
    quiz={quizAt({
      status: 'handed-in',
      unmarked: {
        reason,
        waitMilliseconds: reason === 'limited' ? 2_500_000 : undefined,
        handInAgain: later,
        signInHref: '/auth',
      },
    })}
  />
);
const toast = <NoticeContent notice={{ id: 1, code: 'save-waiting' }} onClose={nothing} />;
const waitingAnywhere = [button('waiting'), line('waiting'), quiz('waiting'), toast];

/** Where each is told, and the words that are told there. */
const TOLD: Readonly<
  Record<NotNow, readonly [surfaces: readonly ReactNode[], sentence: string, action: string]>
> = {
  offline: [
    waitingAnywhere,
    "You're offline. Your work is kept in this browser and saved once you're online.",
    'Try now',
  ],
  failing: [
    waitingAnywhere,
    "The server doesn't answer. Your work is kept in this browser and saved by itself.",
    'Try now',
  ],
  limited: [
    [line('limited'), quiz('limited')],
    'No more attempts for now. Your answers are kept in this browser and handed in by themselves.',
    'Handed in again in 42 minutes',
  ],
  'signed-out': [
    [button('signed-out'), line('signed-out'), quiz('signed-out')],
    'Kept in this browser. Sign in to save it to your account.',
    'Sign in',
  ],
  'not-passed': [
    [<UnlockGateView key="gate" requiredLevel={1} href="/level-1" />],
    'Level 2 opens when you pass Level 1.',
    'Go to Level 1',
  ],
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(Object.entries(TOLD))('%s', (state, [surfaces, sentence, action]) => {
  test.each(surfaces.map((surface, index) => [index, surface] as const))(
    'is told in one sentence with one action, wherever it is told (%i)',
    async (_, surface) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state !== 'offline');
      await render(
        <CourseProvider course={exampleCourse} storage={createMemoryStorage()} linkFor={() => '/auth'}>
          {surface}
        </CourseProvider>,
      );

      await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
      const done = page.getByRole('button', { name: action }).or(page.getByRole('link', { name: action }));
      await expect.element(done).toBeVisible();
      expect(done.elements()).toHaveLength(1);
    },
  );
});

test.each([
  [
    'a result',
    <QuizRunnerView
      key="result"
      level={exampleLevel(1)}
      passMark={70}
      links={{ level: null, next: null, isLastLevel: false }}
      quiz={quizAt({
        status: 'finished',
        outcome: {
          answers: [],
          correctCount: 0,
          score: 40,
          isPassed: false,
          timeSeconds: 9,
          hadPassed: false,
          saving: 'saved',
          further: { count: 0, waitMilliseconds: 2_500_000 },
        },
      })}
    />,
  ],
  [
    'the page of the level',
    <LevelPageView
      key="level"
      level={exampleLevel(1)}
      state={exampleState(1)}
      lastTest={{ score: 40, minutesLeft: 42 }}
      passMark={70}
      links={{ task: () => null, quiz: '#quiz', home: null }}
    />,
  ],
])('attempts that are used up while no answers wait are told with the time alone: %s', async (_, surface) => {
  await render(surface);
  await expect.element(page.getByText(/You can hand in another attempt in 42 minutes\.$/)).toBeVisible();
  await expect.element(page.getByText('No more attempts for now')).not.toBeInTheDocument();
});

test('is one reason at a time, and none where nothing is in the way', () => {
  const told = (['saved', 'saving', 'marking', 'waiting', 'limited', 'signed-out', 'refused'] as const).map(
    (status) => [status, notNow({ status, isOnline: true }), notNow({ status, isOnline: false })],
  );
  expect(told).toEqual([
    ['saved', undefined, undefined],
    ['saving', undefined, 'offline'],
    ['marking', undefined, 'offline'],
    ['waiting', 'failing', 'offline'],
    ['limited', 'limited', 'limited'],
    ['signed-out', 'signed-out', 'signed-out'],
    ['refused', undefined, undefined],
  ]);
});
