import type { Learner } from '../model/learner.js';
import type { SessionPort } from '../ports/session-port.js';
import type { CourseServices } from './course-services.js';
import type { LedgerDriver } from './ledger-driver.js';

/** The owner of the progress in a browser without accounts. */
const THIS_BROWSER = 'this-browser';

/** Finds out who is learning, and shows that learner's progress and nobody else's. */
export interface SessionActions {
  /**
   * Asks who is learning. When that fails it is whom the browser remembers; without anybody the learner counts as
   * signed out. Never rejects.
   */
  begin(): Promise<void>;
  /** Somebody signed in, or out. */
  enter(learner: Learner | null): void;
  /** Asks again after the storage has taken nobody to be signed in; who is gone can then sign in again. */
  recheck(): Promise<void>;
}

/** Makes the actions of a store's session. */
export function createSessionActions(
  { storage, jotai, state }: CourseServices,
  driver: LedgerDriver,
): SessionActions {
  const { session } = storage;
  let answers = 0;

  const enter = (learner: Learner | null) => {
    answers += 1;
    const before = jotai.get(state.session);
    jotai.set(state.session, learner ? { status: 'signed-in', learner } : { status: 'signed-out' });
    const isSame =
      learner === null
        ? before.status === 'signed-out'
        : before.status === 'signed-in' && before.learner.id === learner.id;
    if (!isSame) driver.open(learner?.id ?? null);
    // Whoever signs in anew takes up what an ended session has held up.
    else if (jotai.get(state.ledger).delivery.status === 'blocked') void driver.flush();
  };

  return {
    enter,
    async recheck() {
      // When it cannot be asked, nothing is known that was not known before.
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
        // Whoever cannot be asked about is still who they were.
        if (!remembered) answer(null);
      }
    },
  };
}

/** Null also where the browser refuses what would remember it. */
function rememberedBy(session: SessionPort): Learner | null {
  try {
    return session.remembered?.() ?? null;
  } catch {
    return null;
  }
}
