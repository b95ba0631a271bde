import type { Ledger, PendingChange } from '../model/ledger.js';
import type { Learner } from '../model/learner.js';
import type { QuizState } from '../model/quiz-answering.js';
import { rememberedBy } from '../ports/session-port.js';
import type { CourseServices } from './course-services.js';
import type { LedgerDriver } from './ledger-driver.js';

/** The owner of the progress in a browser without accounts. */
const THIS_BROWSER = 'this-browser';

/** Finds out who is learning, and shows only that learner's progress. */
export interface SessionActions {
  /**
   * Asks the storage who is learning. If that fails, it is the learner that the browser remembers, or nobody. Never
   * rejects.
   */
  begin(): Promise<void>;
  /** Applies a sign-in or sign-out. */
  enter(learner: Learner | null): void;
  /** Asks again after the storage has said that nobody is signed in, so that the learner can sign in again. */
  recheck(): Promise<void>;
}

/** Makes the actions of a store's session. */
export function createSessionActions(
  { storage, jotai, state, ledgerStore }: CourseServices,
  driver: LedgerDriver,
): SessionActions {
  const { session } = storage;
  let answers = 0;
  let hadLearner = false;

  /**
   * Nobody sees, nor hands in, what another learner has answered on this page. What was handed in and could not be saved before the
   * session ended stays to be read, until somebody signs in.
   */
  const openQuizzesAnew = (learner: Learner | null) => {
    const quizzes = jotai.get(state.quizzes);
    const staying = learner ? {} : unsaved(quizzes, jotai.get(state.ledger).pending);
    jotai.set(state.quizzes, staying);
    if (learner || Object.keys(staying).length < Object.keys(quizzes).length)
      jotai.set(state.departures, (count) => count + 1);
  };

  const enter = (learner: Learner | null) => {
    answers += 1;
    const before = jotai.get(state.session);
    const isSame =
      learner === null
        ? before.status === 'signed-out'
        : before.status === 'signed-in' && before.learner.id === learner.id;
    // What was shown until now may be of whom the browser remembered.
    const kept = ledgerStore?.owner ?? null;
    hadLearner ||= kept !== null && kept !== learner?.id;
    if (!isSame && hadLearner) openQuizzesAnew(learner);
    hadLearner ||= learner !== null;
    if (learner) jotai.set(state.session, { status: 'signed-in', learner });
    else if (!isSame) {
      // Who signs out by themselves, or deletes the account, knows what becomes of their work.
      const hasWaiting =
        before.status === 'signed-in' ? hasMetEnd(jotai.get(state.ledger)) : ledgerStore?.hasWaiting;
      jotai.set(state.session, { status: 'signed-out', ...(hasWaiting && { hasWaiting }) });
    }
    if (!isSame) driver.open(learner?.id ?? null);
    // A new sign-in of the same learner resumes the delivery that an ended session has blocked.
    else if (jotai.get(state.ledger).delivery.status === 'blocked') void driver.flush();
  };

  return {
    enter,
    async recheck() {
      // If the request fails, nothing new is known.
      const learner = await session?.current().catch(() => undefined);
      if (learner === null) enter(null);
    },
    async begin() {
      if (!session) {
        if (storage.openLedgers) driver.open(THIS_BROWSER);
        else await driver.read();
        return;
      }
      const remembered = rememberedBy(session);
      if (remembered) enter(remembered);
      const asked = answers;
      const answer = (learner: Learner | null) => {
        // An event that the storage emitted meanwhile is newer.
        if (asked === answers) enter(learner);
      };
      try {
        answer(await session.current());
      } catch {
        // If the request fails, a remembered learner stays.
        if (!remembered) answer(null);
      }
    },
  };
}

const SIGNED_OUT = { reason: 'signed-out' } as const;

type Quizzes = Readonly<Record<number, QuizState>>;

/** The quizzes that were handed in and wait to be saved, which is when their learner signs in: a visitor does not hand them in. */
function unsaved(quizzes: Quizzes, pending: readonly PendingChange[]): Quizzes {
  const waits = (level: string) =>
    pending.some(({ change }) => change.kind === 'quiz' && String(change.level) === level);
  return Object.fromEntries(
    Object.entries(quizzes)
      .filter(([level, { attempt }]) => attempt.isHandedIn && waits(level))
      .map(([level, quiz]) => [level, quiz.attempt.marks ? quiz : { ...quiz, refusal: SIGNED_OUT }]),
  );
}

/** Whether a change was, or is, on its way to a storage that takes it from who is signed in. */
function hasMetEnd({ pending, delivery: { status } }: Ledger): boolean {
  return pending.length > 0 && (status === 'sending' || status === 'blocked');
}
