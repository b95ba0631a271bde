import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryMarking } from '../adapters/memory-marking.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { Unsubscribe } from '../ports/course-storage.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { optionIdAt } from '../model/question-ids.js';
import { parseAttempt } from '../model/quiz-attempt.js';
import { inBrowser, openStore } from '../testing/open-store.js';
import { takenQuiz } from '../testing/taken-quiz.fixtures.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const course = defineCourse({
  title: 'Course',
  levels: [1, 2].map((level) => ({
    title: `Level ${level}`,
    tasks: [{ title: 'Task', duration: '', steps: [] }],
    questions: [question, question, question, question, question],
  })),
});
const [level] = course.levels as [(typeof course.levels)[number]];
const RIGHT = [0, 0, 0, 0, 0];
const WRONG = [0, 1, 1, 1, 1];
/** Beside busy processors. */
const patience = { timeout: 10_000 };
const open: Unsubscribe[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** A browser, in which pages of the quiz are opened and the network can be cut. */
function openBrowser(learner: { readonly id: string } | null | undefined) {
  const account = createMemoryStorage({
    place: 'account',
    ...(learner !== undefined && { learner, marking: createMemoryMarking({ levels: course.levels }) }),
  });
  const kept = new FakeStorage();
  let isCut = false;
  const reached = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (isCut) throw new CourseStorageError('unavailable', 'network');
    return work();
  };
  const { marking, progress } = account;
  const ports = {
    ...account,
    progress: {
      ...progress,
      list: (owner?: string) => reached(() => progress.list(owner)),
      saveQuizResult: (change: Parameters<typeof progress.saveQuizResult>[0]) =>
        reached(() => progress.saveQuizResult(change)),
    },
    ...(marking && {
      marking: { mark: (handIn: Parameters<typeof marking.mark>[0]) => reached(() => marking.mark(handIn)) },
    }),
  };
  /** Loads the page in a tab, which closes the one that was there. */
  const tab = () => {
    let close: Unsubscribe | undefined;
    return async () => {
      close?.();
      const page = openStore(course, inBrowser(ports, kept));
      close = page.connect();
      open.push(close);
      const quiz = takenQuiz(page, level);
      await quiz.open();
      await expect.poll(() => page.get('session').status, patience).not.toBe('loading');
      return { ...page, ...quiz };
    };
  };
  return { tab, cut: () => (isCut = true), mend: () => (isCut = false) };
}

const passed = { status: 'finished', outcome: { score: 100, isPassed: true, timeSeconds: 9 } };
const failed = { status: 'finished', outcome: { score: 20, isPassed: false } };

describe.each([
  ['in this browser', undefined],
  ['of a learner', { id: 'ada' }],
  ['of a visitor', null],
] as const)('a quiz %s, loaded anew', (_, learner) => {
  /** Loads the page anew, in its own tab and in another one. */
  async function pages() {
    const browser = openBrowser(learner);
    const load = browser.tab();
    const page = await load();
    return { ...browser, page, anew: [load, browser.tab()] };
  }

  test.each([
    ['before the first answer', []],
    ['in the middle', [0, 1, 0]],
    ['with all answered', RIGHT],
  ])('%s, goes on where it was left', async (_when, given) => {
    const { page, anew } = await pages();
    given.forEach((option, index) => page.answer(index, option));
    for (const load of anew) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const loaded = await load();
      expect(loaded.phase()).toEqual({ status: 'answering' });
      expect(loaded.answers().filter((answer) => answer !== -1)).toEqual(given.map(optionIdAt));
    }
  });

  test.each([
    ['a pass', RIGHT, passed, ['a', 'a', 'a', 'a', 'a']],
    // The right options of wrong answers stay hidden.
    ['a failure', WRONG, failed, ['a', undefined, undefined, undefined, undefined]],
  ])('with the result of %s, shows it until another attempt is begun', async (_when, given, shown, told) => {
    const { page, anew } = await pages();
    await page.handIn(given);
    await expect.poll(page.phase, patience).toMatchObject(shown);
    for (const load of anew) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const loaded = await load();
      const phase = loaded.phase();
      expect(phase).toMatchObject(shown);
      const answers = phase.status === 'finished' ? phase.outcome.answers : [];
      expect(answers.map(({ correctAnswer }) => correctAnswer)).toEqual(told);
    }
    const [load] = anew;
    const loaded = await load?.();
    await loaded?.retake();
    const begun = await load?.();
    expect(begun?.phase()).toEqual({ status: 'answering' });
    expect(begun?.answers()).toEqual([-1, -1, -1, -1, -1]);
  });

  test('in a retake, leads back to the result before it, and from there on where the retake was left', async () => {
    const { page, anew } = await pages();
    await page.handIn(WRONG);
    await expect.poll(page.phase, patience).toMatchObject(failed);
    await page.retake();
    page.answer(0, 1);
    const begun = page.attempt();
    for (const load of anew) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const loaded = await load();
      expect(loaded.phase()).toEqual({ status: 'answering' });
      await loaded.lookBack(33); // oxlint-disable-line no-await-in-loop -- as above
      const phase = loaded.phase();
      expect(phase).toMatchObject({ ...failed, outcome: { ...failed.outcome, isRetakeBegun: true } });
      const answers = phase.status === 'finished' ? phase.outcome.answers : [];
      expect(answers.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false, false, false]);
      await loaded.retake(); // oxlint-disable-line no-await-in-loop -- as above
      const { answers: given, optionOrder } = begun;
      expect(loaded.attempt()).toMatchObject({ answers: given, optionOrder, elapsedSeconds: 33 });
    }
  });

  test('in two tabs at once, keeps what is answered in either', async () => {
    const { page, anew } = await pages();
    const [load, other] = anew;
    const second = await other?.();
    page.answer(0, 1);
    second?.answer(1, 1);
    page.answer(2, 1);
    second?.answer(0, 0);
    page.leave(12);
    second?.leave(11);
    const loaded = await load?.();
    expect(loaded?.attempt()).toMatchObject({ answers: ['a', 'b', 'b', -1, -1], elapsedSeconds: 12 });
  });

  test.each([
    ['as soon as it hears of that', ['hear', 'press']],
    ['with the next press', ['press', 'hear']],
  ] as const)('handed in in one of two tabs, shows the result in the other %s', async (_when, steps) => {
    const { page, anew } = await pages();
    const second = await anew[1]?.();
    WRONG.forEach((option, index) => page.answer(index, option));
    await page.submitAnswers();
    await expect.poll(page.phase, patience).toMatchObject(failed);
    for (const step of steps) {
      if (step === 'hear') second?.hear();
      else second?.answer(1, 0);
      expect(second?.phase()).toMatchObject(failed);
      expect(second?.attempt()).toEqual(page.attempt());
    }
    await second?.submitAnswers();
    expect(second?.attempt()).toEqual(page.attempt());
    expect(page.attempt()).toEqual(parseAttempt(level, page.services.storage.drafts.read(1)));
  });

  test('with all answered in two tabs, is handed in once, where it is pressed first', async () => {
    const { page, anew } = await pages();
    RIGHT.forEach((option, index) => page.answer(index, option));
    const second = await anew[1]?.();
    expect(second?.answers()).toEqual(page.answers());
    await page.submitAnswers();
    await expect.poll(page.phase, patience).toMatchObject(passed);
    await second?.submitAnswers();
    expect(second?.attempt()).toEqual(page.attempt());
  });

  test('in a retake that another tab hands in, leads back to the newest result', async () => {
    const { page, anew } = await pages();
    await page.handIn(WRONG);
    await expect.poll(page.phase, patience).toMatchObject(failed);
    await page.retake();
    RIGHT.forEach((option, index) => page.answer(index, option));
    const [inRetake, lookingBack] = [await anew[1]?.(), await anew[1]?.()];
    expect(inRetake?.answers()).toEqual(page.answers());
    await lookingBack?.lookBack(9);
    expect(lookingBack?.phase()).toMatchObject(failed);
    await page.submitAnswers();
    await expect.poll(page.phase, patience).toMatchObject(passed);
    for (const tab of [inRetake, lookingBack]) {
      tab?.hear();
      expect(tab?.phase()).toMatchObject(passed);
      expect(tab?.phase()).toMatchObject({ outcome: { isRetakeBegun: false } });
    }
  });

  test('right after it was handed in, shows what it is marked with', async () => {
    const { page, anew } = await pages();
    const isHandedIn = page.handIn(RIGHT);
    const [load, other] = anew;
    const loaded = await load?.();
    await expect.poll(() => loaded?.phase(), patience).toMatchObject(passed);
    await isHandedIn;
    expect((await other?.())?.phase()).toMatchObject(passed);
  });

  test('after it was handed in without a network, is marked when that is back', async () => {
    const { page, anew, cut, mend } = await pages();
    cut();
    void page.handIn(RIGHT);
    const [load] = anew;
    const loaded = await load?.();
    mend();
    await expect
      .poll(async () => {
        if (loaded?.phase().status !== 'finished') await loaded?.actions.saveAgain();
        const phase = loaded?.phase();
        if (phase?.status === 'handed-in') await phase.unmarked.handInAgain();
        return loaded?.phase();
      }, patience)
      .toMatchObject(passed);
    expect((await load?.())?.phase()).toMatchObject(passed);
  });
});

test.each([
  ['in this browser', undefined],
  ['of a learner', { id: 'ada' }],
  ['of a visitor', null],
] as const)('answers %s that an earlier release has kept by their places are there', async (_, learner) => {
  const { tab } = openBrowser(learner);
  const load = tab();
  const optionOrder = level.questions.map(() => [1, 0]);
  const { services } = await load();
  services.storage.drafts.write(1, { answers: [0, 1, -1, 0, -1], optionOrder, elapsedSeconds: 30 });
  for (const page of [await load(), await load()]) {
    expect(page.phase()).toEqual({ status: 'answering' });
    expect(page.attempt()).toMatchObject({ answers: ['a', 'b', -1, 'a', -1], elapsedSeconds: 30 });
    expect(page.attempt().optionOrder[0]).toEqual(['b', 'a']);
  }
});

test('what is marked while the learner is on another page is shown when they are back', async () => {
  const { tab, cut, mend } = openBrowser({ id: 'ada' });
  const load = tab();
  const page = await load();
  cut();
  await page.handIn(RIGHT);
  expect(page.phase()).toMatchObject({ status: 'handed-in', unmarked: { reason: 'waiting' } });
  const elsewhere = tab();
  mend();
  const lesson = await elsewhere();
  await expect.poll(() => lesson.get('ledger').status, patience).toBe('ready');
  await lesson.actions.saveAgain();
  cut();
  expect((await load()).phase()).toMatchObject(passed);
});

test('a hand-in of yesterday does not take the place of what is answered today', async () => {
  const { tab, cut, mend } = openBrowser({ id: 'ada' });
  const waiting = await tab()();
  cut();
  await waiting.handIn(RIGHT);
  const today = tab();
  const page = await today();
  page.services.storage.drafts.clear(1);
  await page.open();
  page.answer(0, 1);
  mend();
  await waiting.actions.saveAgain();
  await expect.poll(waiting.phase, patience).toMatchObject(passed);
  expect((await today()).answers()).toEqual(['b', -1, -1, -1, -1]);
});
