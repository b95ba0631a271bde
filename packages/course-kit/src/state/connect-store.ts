import type { Unsubscribe } from '../ports/course-storage.js';
import type { Ledger, PendingChange } from '../model/ledger.js';
import type { CourseServices } from './course-services.js';
import { createLedgerDriver, type LedgerDriver } from './ledger-driver.js';
import { savedNotice, type NoticeCode } from './notice.js';
import type { LedgerNotification } from './save-result.js';
import { createSessionActions } from './session-actions.js';

const NOTICES: Readonly<Record<LedgerNotification, NoticeCode>> = {
  waiting: 'save-waiting',
  'waiting-in-page': 'save-waiting-in-page',
  refused: 'save-failed',
  'session-ended': 'sign-in-required',
  'merge-incomplete': 'merge-incomplete',
};

/** What a store works with once it is loaded. */
export interface StoreEngine {
  readonly driver: LedgerDriver;
  /** Sends what waits now, and what was refused once more, and says so when it is saved. */
  saveAgain(): Promise<void>;
  /** Finds out who is learning, reads their records, and follows changes made elsewhere until the result is called. */
  follow(): Unsubscribe;
}

/** Makes what carries a store's ledger to the storage. */
export function makeEngine(services: CourseServices): StoreEngine {
  const { jotai, state, entry, ledger, notify } = services;
  const driver = createLedgerDriver({
    ...services,
    ledger,
    store: services.ledgerStore,
    nextTime: entry.nextTime,
    onNotification: (notification) => notify(NOTICES[notification]),
    onKept: (isLasting) => jotai.set(state.isLasting, isLasting),
    onSignedOut: () => void sessions.recheck(),
  });
  const sessions = createSessionActions(services, driver);
  return {
    driver,
    async saveAgain() {
      const asked = waitingIn(ledger.get());
      await driver.retry();
      const left = new Set(waitingIn(ledger.get()).map(({ id }) => id));
      const saved = asked.filter(({ id }) => !left.has(id)).at(-1);
      if (saved) notify(savedNotice(saved.change, services.course));
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
}

function waitingIn({ pending, refused }: Ledger): readonly PendingChange[] {
  return [...pending, ...refused];
}
