import type { QuizState } from '../model/quiz-answering.js';
import { randomId } from '../base/random-id.js';
import { waitLeft } from '../model/attempt-wait.js';
import { earlierAttempt } from '../model/earlier-attempt.js';
import {
  askedQuestions,
  attemptInOrder,
  parseAttempt,
  type QuizAttempt,
  type QuizPool,
} from '../model/quiz-attempt.js';
import { isPool, startRetake } from '../model/quiz-draw.js';
import type { StoreEngine } from './connect-store.js';
import type { CourseServices } from './course-services.js';
import type { QuizHandIn } from './hand-in-quiz.js';
import { keptAttempt } from './kept-attempt.js';
import type { HandedInQuiz, MarkHandIn } from './mark-hand-in.js';
import { signInFromHere } from './link-target.js';
import { markQuizHere } from './mark-quiz-here.js';
import { isToHandIn, placeOf, quizPhase, type QuizPhase } from './quiz-phase.js';
import { begunAttempt, isUndrawn, mustDraw, settleQuiz } from './settle-quiz.js';
import type { watchTime } from './watch-time.js';

/** Which quiz it is. */
type QuizOf = Omit<QuizHandIn, 'attempt'>;

/** What quizzes work with once it is loaded. */
export interface QuizEngine {
  /** What is shown of a quiz, and whether it is still to be handed in. */
  show(of: QuizOf, quiz: QuizState): { readonly phase: QuizPhase; readonly isToHandIn: boolean };
  /**
   * Keeps the time that is spent at an attempt, whichever way the page is left, and shows what another window answers or hands in: for as
   * long as the result is not called.
   */
  attend(quiz: QuizOf, watch: ReturnType<typeof watchTime>): () => void;
  /**
   * Marks answers, or hands them in where the storage marks them; what becomes of them is said to the level's quiz. Rejects where
   * that is to be tried again: nobody has answered, or the code that does it cannot be fetched.
   */
  handIn(quiz: QuizHandIn): Promise<void>;
  /** Begins the next attempt, unless one is begun, here or in another window: draws it from a pool of questions. Never rejects. */
  retake(quiz: QuizOf): Promise<void>;
  /** Shows the result before a retake, which the browser keeps meanwhile with the time spent at it. */
  lookBack(quiz: QuizOf, elapsedSeconds: number): void;
  /** Asks the storage for the latest attempt at a quiz that was opened, or what it asks. Never rejects. */
  recall(quiz: QuizOf): Promise<void>;
}

/** Events after which another window may have changed what the browser keeps. */
const LOOK_AGAIN = ['storage', 'pageshow', 'focus'] as const;

const loadDraw = () => import('./draw-quiz.js');

/** Makes what the quizzes of a store work with. */
export function createQuizEngine(
  services: CourseServices,
  { driver, saveAgain }: StoreEngine,
  mark: MarkHandIn | undefined,
): QuizEngine {
  const { jotai, state, storage, ledger, host } = services;
  const { marking, drafts } = storage;
  const running = new Map<string, Promise<void>>();
  const entered = new Map<string, HandedInQuiz>();

  const handInNow = async (quiz: QuizHandIn) => {
    if (!mark) return markQuizHere(services, quiz);
    const { handInQuiz } = await import('./hand-in-quiz.js');
    await handInQuiz({ ...services, mark, entered }, quiz);
  };
  const handIn = (quiz: QuizHandIn) => {
    const { handInId = '' } = quiz.attempt;
    const isDone = running.get(handInId) ?? handInNow(quiz).finally(() => running.delete(handInId));
    running.set(handInId, isDone);
    return isDone;
  };
  const draw = async (level: number, pool: QuizPool, over?: string): Promise<QuizAttempt> => {
    const begun = begunAttempt(services, level, pool, over);
    if (begun) return begun;
    // A storage that marks draws itself.
    if (!isPool(pool)) return startRetake(pool, services.random);
    if (!marking) return { ...startRetake(pool, services.random), handInId: randomId() };
    return (await loadDraw()).drawQuiz(services, driver, marking, level, pool);
  };

  /** A wait that was told holds until the storage says more, which may not be asked now. */
  const tellKeptWait = (level: number) => {
    const { handInId: id = '', marks, wait } = keptAttempt(drafts, level) ?? {};
    const waitMilliseconds = waitLeft(wait, services.clock());
    if (waitMilliseconds === 0) return;
    const further = { count: 0, waitMilliseconds };
    if (marks) settleQuiz(services, level, { type: 'marked', id, marks: { ...marks, further } });
    else settleQuiz(services, level, { type: 'refused', id, reason: 'limited', waitMilliseconds });
  };
  const recall = async ({ level, pool }: QuizOf) => {
    const stored = drafts.read(level);
    const first = attemptInOrder(askedQuestions(pool));
    const earlier = earlierAttempt(pool, stored, randomId());
    const begun = earlier ?? parseAttempt(pool, stored);
    if (begun && isUndrawn(services, level, pool, begun)) {
      settleQuiz(services, level, { type: 'opened', draft: null, first, draw: 'awaited' });
    } else if (earlier) {
      drafts.write(level, earlier);
      return settleQuiz(services, level, { type: 'opened', draft: earlier, first });
    }
    if (!marking) return settleQuiz(services, level, { type: 'redrawn', attempt: null });
    tellKeptWait(level);
    await loadDraw().then(
      ({ recallQuiz }) => recallQuiz(services, marking, level, pool),
      () =>
        settleQuiz(
          services,
          level,
          mustDraw(services, level, pool) ? { type: 'undrawn' } : { type: 'redrawn', attempt: null },
        ),
    );
  };

  return {
    show(of, quiz) {
      const place = placeOf(ledger.get(), quiz.attempt.handInId);
      const { linkFor } = host.current;
      const phase = quizPhase(quiz, {
        questions: askedQuestions(of.pool, quiz.attempt),
        place,
        level: jotai.get(state.levels).find(({ level }) => level === of.level),
        session: jotai.get(state.session).status,
        isMarkedThere: marking !== undefined,
        isRecalled: marking?.last !== undefined,
        isLasting: jotai.get(state.isLasting),
        signInHref: signInFromHere(linkFor),
        taskHref: (task) => linkFor({ kind: 'task', level: of.level, task }),
        handInAgain: () => (place ? saveAgain() : handIn({ ...of, attempt: quiz.attempt }).catch(() => {})),
      });
      return { phase, isToHandIn: isToHandIn(quiz, place) };
    },
    attend(quiz, { optionOrder, elapsedSeconds }) {
      const { level, pool } = quiz;
      const keep = () => {
        if (jotai.get(state.quizzes)[level]?.attempt.optionOrder === optionOrder)
          settleQuiz(services, level, { type: 'paused', elapsedSeconds: elapsedSeconds() });
      };
      let seen: string | undefined;
      const look = () => {
        const stored = drafts.read(level);
        const text = JSON.stringify(stored);
        // What could not be kept here is newer than what is kept.
        if (text === seen) return;
        seen = text;
        const before = jotai.get(state.quizzes)[level]?.attempt;
        settleQuiz(services, level, { type: 'kept', kept: parseAttempt(pool, stored) });
        const after = jotai.get(state.quizzes)[level];
        // Which further attempts there are is told to the window that has handed in.
        if (after?.isKept && after.attempt !== before) void recall(quiz);
      };
      look();
      const unsubscribe = services.subscribe(look);
      const leaving = new AbortController();
      globalThis.addEventListener('pagehide', keep, leaving);
      for (const event of LOOK_AGAIN) globalThis.addEventListener(event, look, leaving);
      return () => {
        unsubscribe();
        leaving.abort();
        keep();
      };
    },
    handIn,
    async retake({ level, pool }) {
      settleQuiz(services, level, { type: 'retaken' });
      const kept = keptAttempt(drafts, level);
      const shown = jotai.get(state.quizzes)[level]?.attempt;
      // What another window has handed in and nobody has marked comes before the next one.
      const over = kept?.marks ? kept.handInId : shown?.handInId;
      const drawn = await draw(level, pool, over).catch(() => undefined);
      // Meanwhile another window may have begun, or handed in.
      const attempt = begunAttempt(services, level, pool, over) ?? drawn;
      settleQuiz(services, level, attempt ? { type: 'redrawn', attempt } : { type: 'undrawn' });
    },
    lookBack({ level, pool }, elapsedSeconds) {
      settleQuiz(services, level, { type: 'paused', elapsedSeconds });
      settleQuiz(services, level, { type: 'looked-back', first: attemptInOrder(askedQuestions(pool)) });
    },
    recall,
  };
}
