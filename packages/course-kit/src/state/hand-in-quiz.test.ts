import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryMarking } from '../adapters/memory-marking.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import { startAttempt } from '../model/quiz-draw.js';
import { isForGood, saveStatus } from '../model/save-status.js';
import { UNANSWERED } from '../model/scoring.js';
import { CourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import type { HandIn } from '../ports/marking-port.js';
import { inBrowser, openStore } from '../testing/open-store.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { takenQuiz } from '../testing/taken-quiz.fixtures.js';
import type { CourseEvent } from './course-event.js';
import { keepAnswers } from './keep-answers.js';
import { createMarkHandIn } from './mark-hand-in.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const course = defineCourse({
  title: 'Course',
  levels: [1, 2].map((level) => ({
    title: `Level ${level}`,
    tasks: [task],
    questions: [question, question, question, question, question],
  })),
});
const [level] = course.levels as [(typeof course.levels)[number]];
afterEach(() => vi.restoreAllMocks());

const ada = { id: 'ada' };
const RIGHT = [0, 0, 0, 0, 0];
/** Beside busy processors. */
const patience = { timeout: 10_000 };

/** A page of a learner whose storage marks, and what lies between the two. */
async function openPage({
  learner = ada as typeof ada | null,
  attemptsPerHour = 6,
  endsAtOnce = false,
  passMark = 70,
  clock = Date.now,
  early = async (_quiz: ReturnType<typeof takenQuiz>) => {},
  browser = new FakeStorage(),
  account = createMemoryStorage({
    learner,
    marking: createMemoryMarking({ levels: course.levels, attemptsPerHour, passMark }),
    clock,
  }),
} = {}) {
  const asked: HandIn[] = [];
  let isDown: CourseStorageErrorCode | false = false;
  let isAnswerLost = false;
  const marking = {
    mark: async (handIn: HandIn) => {
      asked.push(handIn);
      const lost = (code: CourseStorageErrorCode = 'unavailable') =>
        new CourseStorageError(code, 'marking.mark');
      if (endsAtOnce && isDown === 'unauthenticated') await account.session?.signOut();
      if (isDown) throw lost(isDown);
      const marks = await account.marking?.mark(handIn);
      if (!marks || isAnswerLost) {
        isAnswerLost = false;
        throw lost();
      }
      return marks;
    },
  };
  const events: CourseEvent[] = [];
  const page = openStore(course, inBrowser({ ...account, marking }, browser), {
    onEvent: (event) => events.push(event),
  });
  const quiz = takenQuiz(page, level);
  await early(quiz);
  page.connect();
  await expect.poll(() => page.get('session').status, patience).not.toBe('loading');
  const handIn = (rightCount: number) =>
    quiz.handIn(level.questions.map((_, index) => (index < rightCount ? 0 : 1)));
  return {
    ...page,
    account,
    asked,
    events,
    ...quiz,
    handIn,
    cut: (code: CourseStorageErrorCode = 'unavailable') => (isDown = code),
    mend: () => (isDown = false),
    loseNextAnswer: () => (isAnswerLost = true),
    saved: async () => (await account.progress.list()).map(({ quizScore }) => quizScore),
  };
}

const finished = (score: number) => ({ status: 'finished', outcome: { score } });
const unmarked = (reason: string) => ({ status: 'handed-in', unmarked: { reason } });

test('answers are marked by the storage, and its score is what is saved', async () => {
  const page = await openPage();
  page.handIn(4);
  await expect.poll(page.phase, patience).toMatchObject(finished(80));
  expect(page.phase()).toMatchObject({ outcome: { isPassed: true, correctCount: 4, saving: 'saved' } });
  expect(await page.saved()).toEqual([80]);
  expect(page.codes()).toEqual(['quiz-passed']);
});

test('one request brings the marks that are saved, shown and announced, unless its answer is lost', async () => {
  const page = await openPage();
  page.handIn(4);
  await expect.poll(() => page.codes(), patience).toEqual(['quiz-passed']);
  await expect.poll(page.phase, patience).toMatchObject(finished(80));
  expect(page.asked.map(({ learnerId }) => learnerId)).toEqual(['ada']);
  page.loseNextAnswer();
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('waiting'));
  await page.actions.saveAgain();
  await expect.poll(page.phase, patience).toMatchObject(finished(100));
  expect(page.asked).toHaveLength(3);
});

test('after a failure the right option of a wrong answer is not known', async () => {
  const page = await openPage();
  page.handIn(1);
  await expect.poll(page.phase, patience).toMatchObject(finished(20));
  const phase = page.phase();
  const answers = phase?.status === 'finished' ? phase.outcome.answers : [];
  expect(answers.map(({ correctAnswer }) => correctAnswer)).toEqual([
    'a',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('without a network answers wait, nothing else changes, and they are one attempt when it is back', async () => {
  const page = await openPage();
  page.cut();
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('waiting'));
  expect(page.statuses()).toEqual(['open', 'locked']);
  await page.actions.saveAgain();
  await page.actions.saveAgain();
  page.mend();
  await page.actions.saveAgain();
  await expect.poll(page.phase, patience).toMatchObject(finished(100));
  expect(await page.saved()).toEqual([100]);
  expect(new Set(page.asked.map(({ id }) => id)).size).toBe(1);
});

test('answers that are marked later are told wherever the learner is by then, once', async () => {
  const page = await openPage();
  page.cut();
  page.handIn(1);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('waiting'));
  page.mend();
  await page.actions.saveAgain();
  await expect.poll(page.codes).toEqual(['save-waiting', 'quiz-failed']);
  expect(page.events).toEqual([expect.objectContaining({ type: 'quiz-submitted', score: 20 })]);
});

test('an answer that is lost in the middle is asked for again, and is the same attempt', async () => {
  const page = await openPage({ attemptsPerHour: 1 });
  page.loseNextAnswer();
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('waiting'));
  await page.actions.saveAgain();
  await expect.poll(page.phase, patience).toMatchObject(finished(100));
});

test('answers that waited do not take the place of the attempt that was begun since', async () => {
  const page = await openPage();
  const { drafts } = page.services.storage;
  page.cut();
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('waiting'));
  const begun = { ...startAttempt(level.questions), answers: [0, 1, 0, -1, -1] };
  drafts.write(1, begun);
  page.mend();
  await page.actions.saveAgain();
  await expect.poll(page.phase, patience).toMatchObject(finished(100));
  expect(await page.saved()).toEqual([100]);
  expect(drafts.read(1)).toMatchObject({ answers: begun.answers });
});

test('after too many attempts answers wait for the learner, and hold up nothing else', async () => {
  const page = await openPage({ attemptsPerHour: 1 });
  page.handIn(0);
  await expect.poll(page.phase, patience).toMatchObject(finished(0));
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('limited'));
  const phase = page.phase();
  expect(phase?.status === 'handed-in' && phase.unmarked.waitMilliseconds).toBeGreaterThan(3_000_000);
  await page.setTask({ kind: 'task', level: 1, task: 1, isCompleted: true });
  expect((await page.account.progress.list())[0]?.completedTasks).toEqual(['level-1-task-1']);
  expect(page.codes()).toEqual(['quiz-failed', 'task-completed']);
});

test('too many attempts are no refusal: the answers are handed in once the page is opened anew', async () => {
  let isLater = false;
  const page = await openPage({
    attemptsPerHour: 1,
    clock: () => Date.now() + (isLater ? 3_700_000 : 0),
  });
  page.handIn(0);
  await expect.poll(page.phase, patience).toMatchObject(finished(0));
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('limited'));
  expect(page.get('refused').filter(isForGood)).toEqual([]);
  expect(saveStatus(page.get('ledger'))).toBe('limited');
  await page.actions.discardRefused();
  await page.account.session?.signOut();
  await expect.poll(() => page.get('session').status).toBe('signed-out');
  isLater = true;
  page.account.signIn(ada);
  await expect.poll(page.saved, patience).toEqual([100]);
  expect(saveStatus(page.get('ledger'))).toBe('saved');
});

test('answers that met the limit on another page wait for an attempt where the test is opened, with the time', async () => {
  const browser = new FakeStorage();
  const page = await openPage({ attemptsPerHour: 1, browser });
  page.handIn(0);
  await expect.poll(page.phase, patience).toMatchObject(finished(0));
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('limited'));
  const other = await openPage({ browser, account: page.account });
  await expect.poll(() => other.get('refused').length, patience).toBe(1);
  await other.open();
  expect(other.phase()).toMatchObject({
    status: 'handed-in',
    unmarked: { reason: 'limited', waitMilliseconds: expect.any(Number) as number },
  });
});

test('that no attempt is left is still told, with the time, where nobody says how many there are', async () => {
  const browser = new FakeStorage();
  const page = await openPage({ attemptsPerHour: 1, browser });
  page.handIn(0);
  await expect.poll(page.phase, patience).toMatchObject(finished(0));
  const other = await openPage({ browser, account: page.account });
  await other.open();
  expect(other.phase()).toMatchObject({ outcome: { isKept: true, further: { count: 0 } } });
});

test('answers that two windows hand in at the same time are told of in both', async () => {
  const browser = new FakeStorage();
  const page = await openPage({ browser });
  const other = await openPage({ browser, account: page.account });
  page.handIn(5);
  other.handIn(4);
  await expect.poll(page.phase, patience).toMatchObject(finished(100));
  await expect.poll(other.phase, patience).toMatchObject(finished(80));
});

test('answers that meet an ended session wait for a sign-in, and say so', async () => {
  const page = await openPage();
  page.cut('unauthenticated');
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('signed-out'));
});

test.each([
  ['at once, as the answers are handed in', true],
  ['later, while they wait', false],
])(
  'answers that an ended session has left wait for a sign-in, and are not handed in as a visitor’s: it ends %s',
  async (_, endsAtOnce) => {
    const page = await openPage({ endsAtOnce });
    page.cut('unauthenticated');
    page.handIn(5);
    await expect.poll(page.phase, patience).toMatchObject(unmarked('signed-out'));
    page.mend();
    if (!endsAtOnce) await page.account.session?.signOut();
    await expect
      .poll(() => page.get('session'), patience)
      .toEqual({ status: 'signed-out', hasWaiting: true });
    await page.submitAnswers();
    expect(page.phase()).toMatchObject(unmarked('signed-out'));
    expect(page.asked.map(({ learnerId }) => learnerId)).toEqual(['ada']);

    page.account.signIn(ada);
    await expect.poll(page.saved, patience).toEqual([100]);
  },
);

test.each([
  ['another learner', ada],
  ['a visitor', null],
])(
  'what a learner has answered is neither shown to %s nor handed in, where the page had yet to ask who is there',
  async (_, learner) => {
    const browser = new FakeStorage();
    const { open, answer } = await openPage({ learner: { id: 'grace' }, browser });
    await open();
    RIGHT.forEach((option, question) => answer(question, option));
    const page = await openPage({
      learner,
      browser,
      early: async (quiz) => {
        await quiz.open();
        expect(quiz.answers()).not.toContain(UNANSWERED);
        void quiz.submitAnswers();
        await vi.dynamicImportSettled();
      },
    });
    expect(page.attempt()).toMatchObject({ answers: RIGHT.map(() => UNANSWERED) });
    await expect.poll(() => page.get('loadStatus'), patience).toBe('ready');
    await page.actions.saveAgain();
    expect(page.asked).toEqual([]);
  },
);

test('a visitor is told at once, and what they handed in counts when they sign in', async () => {
  const page = await openPage({ learner: null });
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(finished(100));
  expect(page.phase()).toMatchObject({ outcome: { saving: 'signed-out' } });
  page.account.signIn(ada);
  await expect.poll(page.saved, patience).toEqual([100]);
});

test('a visitor whom nobody can answer hands in again', async () => {
  const page = await openPage({ learner: null });
  page.cut();
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(unmarked('waiting'));
  page.mend();
  const phase = page.phase();
  if (phase?.status === 'handed-in') await phase.unmarked.handInAgain();
  expect(page.phase()).toMatchObject(finished(100));
});

test('an answer that has not come within 30 seconds counts as lost, to a visitor as well', async () => {
  vi.useFakeTimers();
  const mark = createMarkHandIn({ mark: () => new Promise(() => {}) }, () => null, 70);
  const handIn = { id: '0'.repeat(32), questions: [], answers: [] };
  const change = { kind: 'quiz', level: 1, score: 0, timeSeconds: 0, isPassed: false, handIn } as const;
  const answer = mark(change).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(await answer).toMatchObject({ code: 'unavailable' });
});

test('“Delete my progress” deletes what a visitor has handed in', async () => {
  const page = await openPage({ learner: null });
  page.handIn(5);
  await expect.poll(page.phase, patience).toMatchObject(finished(100));
  const { drafts } = page.services.storage;
  const kept = () =>
    (['answers', undefined, 1] as const)
      .map((slot) => drafts.read(1, slot))
      .filter((draft) => draft !== null);
  // The next attempt is a draft already.
  expect(kept()).toHaveLength(2);
  await page.clearProgress();
  expect(kept()).toEqual([]);
  page.account.signIn(ada);
  await expect.poll(() => page.get('session').status, patience).toBe('signed-in');
  expect(await page.saved()).toEqual([]);
});

test('a pass mark that the database has another of is named on the console, once for a hand-in', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const page = await openPage({ passMark: 90 });
  page.handIn(4);
  await expect.poll(page.phase, patience).toMatchObject(finished(80));
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('70 percent, and marked with 90'));
});

test('a score that somebody wrote into their browser ends as what the answers are worth', async () => {
  const page = await openPage({ learner: null });
  const answers = ['b', 'b', 'b', 'b', 'b'];
  const handIn = { id: '0'.repeat(32), questions: level.questions.map(({ id }) => id), answers };
  const forged = { kind: 'quiz', level: 1, score: 100, isPassed: true, timeSeconds: 1 } as const;
  keepAnswers(page.services.storage, { ...forged, handIn });
  await page.submit(forged);
  expect(page.statuses()).toEqual(['passed', 'locked']);
  page.account.signIn(ada);
  await expect.poll(page.saved, patience).toEqual([0]);
  expect(page.statuses()).toEqual(['in-progress', 'locked']);
});

test('a score without answers is refused, and is no pass', async () => {
  const page = await openPage({ learner: null });
  await page.submit({ kind: 'quiz', level: 1, score: 100, isPassed: true, timeSeconds: 1 });
  page.account.signIn(ada);
  await expect.poll(() => page.get('ledger').refused.length, patience).toBe(1);
  expect(page.statuses()).toEqual(['open', 'locked']);
  expect(await page.saved()).toEqual([]);
});
