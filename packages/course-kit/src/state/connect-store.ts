import type { Unsubscribe } from '../ports/course-storage.js';
import type { Ledger, PendingChange } from '../model/ledger.js';
import type { LevelRecord } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import type { EnteredChange } from './change-entry.js';
import type { CourseServices } from './course-services.js';
import { createLedgerDriver, type LedgerDriver } from './ledger-driver.js';
import type { NoticeCode } from '../model/notice.js';
import { raiseChange } from './raise-event.js';
import type { LedgerNotification, SaveResult } from './save-result.js';
import { createMarkHandIn, isHandedIn, type MarkHandIn } from './mark-hand-in.js';
import type { QuizEngine } from './quiz-engine.js';
import { savedNotice } from './saved-notice.js';
import { createSessionActions } from './session-actions.js';

const NOTICES: Readonly<Record<LedgerNotification, NoticeCode>> = {
  waiting: 'save-waiting',
  'waiting-in-page': 'save-waiting-in-page',
  refused: 'save-failed',
  'session-ended': 'sign-in-required',
  'merge-incomplete': 'merge-incomplete',
};

const loadHandIn = () => import('./hand-in-quiz.js');

/** What a store works with once it is loaded. */
export interface StoreEngine {
  readonly driver: LedgerDriver;
  /**
   * Sends a change that was entered, and says so when it is saved, or cannot be without signing in; raises its event.
   *
   * @param before - the records as they were before it.
   */
  deliver(
    entered: EnteredChange,
    change: ProgressChange,
    before: readonly LevelRecord[],
  ): Promise<SaveResult>;
  /** Sends what waits now, and what was refused once more, and says so when it is saved. */
  saveAgain(): Promise<void>;
  /** Loads what quizzes work with; rejects if it cannot be loaded now. */
  quizzes(): Promise<QuizEngine>;
  /** Finds out who is learning, reads their records, and follows changes made elsewhere until the result is called. */
  follow(): Unsubscribe;
}

/** Makes what carries a store's ledger to the storage. */
export function makeEngine(services: CourseServices): StoreEngine {
  const { jotai, state, entry, ledger, notify, storage } = services;
  const mark =
    storage.marking && createMarkHandIn(storage.marking, () => ledger.get().owner, services.course.passMark);
  const driver = createLedgerDriver({
    ...services,
    sendQuiz: mark && (async (change) => (await loadHandIn()).sendQuiz(services, mark, change)),
    ledger,
    store: services.ledgerStore,
    nextTime: entry.nextTime,
    onNotification: (notification) => notify(NOTICES[notification]),
    onSavedLater: (change) => {
      if (!hasScore(change)) void announce(change, 'saved', jotai.get(state.records));
    },
    onKept: (isLasting) => jotai.set(state.isLasting, isLasting),
    onSignedOut: () => void sessions.recheck(),
  });
  const sessions = createSessionActions(services, driver);
  /** Announces a change once its result is known; answers that are marked later are announced on any page. */
  const announce = async (change: ProgressChange, result: SaveResult, before: readonly LevelRecord[]) => {
    const known = result === 'saved' ? await marked(mark, change) : change;
    if (!hasScore(known)) return;
    if (result === 'saved') notify(savedNotice(known, services));
    raiseChange(services, known, result, before);
  };
  let hasAskedToSignIn = false;
  let quizzes: Promise<QuizEngine> | undefined;
  // So that it is there when answers are handed in without the network.
  if (mark) loadHandIn().catch(() => {});
  const engine: StoreEngine = {
    driver,
    async deliver(entered, change, before) {
      const result = await driver.deliver(entered);
      await announce(change, result, before);
      // A visitor is asked once; who has signed in and is signed out again, anew.
      if (result === 'signed-out' && !hasAskedToSignIn) notify('sign-in-required');
      hasAskedToSignIn = result === 'signed-out';
      return result;
    },
    quizzes: () =>
      (quizzes ??= import('./quiz-engine.js').then(
        ({ createQuizEngine }) => createQuizEngine(services, engine, mark),
        (cause: unknown) => {
          quizzes = undefined;
          throw cause;
        },
      )),
    async saveAgain() {
      const asked = waitingIn(ledger.get());
      await driver.retry();
      const left = new Set(waitingIn(ledger.get()).map(({ id }) => id));
      const saved = asked.filter(({ id, change }) => !left.has(id) && hasScore(change)).at(-1);
      if (saved) notify(savedNotice(saved.change, services));
    },
    follow() {
      const { progress, session } = services.storage;
      const unsubscribes = [
        driver.connect(),
        progress.subscribe?.(() => void driver.read()),
        session?.subscribe((learner) => sessions.enter(learner)),
      ];
      void sessions.begin();
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe?.());
    },
  };
  return engine;
}

/** A change with the score that its answers were marked with; as it was where that cannot be asked now. */
async function marked(mark: MarkHandIn | undefined, change: ProgressChange): Promise<ProgressChange> {
  if (!mark || !isHandedIn(change) || change.isMarked !== false) return change;
  const marks = await mark(change).catch(() => null);
  return marks ? { ...change, score: marks.score, isPassed: marks.isPassed, isMarked: true } : change;
}

/** Whether there is nothing left to mark. */
const hasScore = (change: ProgressChange) => change.kind === 'task' || change.isMarked !== false;

function waitingIn({ pending, refused }: Ledger): readonly PendingChange[] {
  return [...pending, ...refused];
}
