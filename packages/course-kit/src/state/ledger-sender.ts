import { recordOf } from '../model/level-record.js';
import type { ProgressChange, QuizChange } from '../model/progress-change.js';
import { failuresOf, isForGood } from '../model/save-status.js';
import type { Ledger, PendingChange } from '../model/ledger.js';
import type { LedgerEvent } from '../model/ledger-reducer.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { LedgerStore } from '../ports/ledger-store.js';
import type { RetryTimer } from './retry-timer.js';
import type { LedgerNotification, SaveResults } from './save-result.js';
import { sendChange, type SendResult } from './send-change.js';
import { withPatience } from './with-patience.js';

/** Options of a sender. */
export interface LedgerSenderOptions {
  readonly storage: CourseStorage;
  /** Sends a quiz where the storage marks it. @default its score is sent */
  readonly sendQuiz?: ((change: QuizChange) => Promise<SendResult>) | undefined;
  readonly store: LedgerStore | undefined;
  readonly current: () => Ledger;
  readonly dispatch: (event: LedgerEvent) => void;
  readonly results: SaveResults;
  readonly retries: RetryTimer;
  readonly isLasting: () => boolean;
  readonly onNotification: (notification: LedgerNotification) => void;
  /** Called with a change that is saved once nobody waits for its result, before it is confirmed. */
  readonly onSavedLater: (change: ProgressChange) => void;
  /** Called when the records must be read again. */
  readonly onStale: () => void;
  /** Called when the storage says that nobody is signed in. */
  readonly onSignedOut: () => void;
}

/**
 * Creates the function that sends one change and resolves to whether to continue with the next.
 *
 * @returns a function; `sent` is the request that was sent within the press.
 */
export function createLedgerSender(options: LedgerSenderOptions) {
  const {
    storage,
    sendQuiz,
    store,
    current,
    dispatch,
    results,
    retries,
    isLasting,
    onNotification,
    onSavedLater,
    onStale,
    onSignedOut,
  } = options;
  const hasAccounts = storage.session !== undefined;
  /** Once in an outage, to who makes a change in it: a page that is opened with what waits has the status line. */
  let hasToldOutage = false;

  return async ({ id, change }: PendingChange, sent?: Promise<SendResult>): Promise<boolean> => {
    const { owner } = current();
    dispatch({ type: 'sending', id });
    const own = hasAccounts && owner !== null ? { ...change, learnerId: owner } : change;
    const send = () => (sendQuiz && own.kind === 'quiz' ? sendQuiz(own) : sendChange(storage.progress, own));
    const result = await withPatience(sent ?? send().catch(lost), lost);
    if (current().owner !== owner) {
      // Another learner is here by now. A settled change need not be sent again when its learner is back.
      if (result.status === 'confirmed' || result.status === 'superseded') store?.forget(owner, id);
      results.settle(id, 'signed-out');
      return false;
    }
    switch (result.status) {
      case 'confirmed':
        if (!results.isAwaited(id)) onSavedLater(change);
        dispatch({ type: 'confirmed', id, record: result.record });
        results.settle(id, 'saved');
        return true;
      case 'over': {
        // The quiz page shows it to a learner who has just handed it in. A visitor's pass that the account still needs gets
        // a notification.
        const { status, confirmed } = current();
        const isNeeded = status === 'ready' && recordOf(confirmed, change.level).quizScore === null;
        if (isNeeded && !results.isAwaited(id)) onNotification('merge-incomplete');
        dispatch({ type: 'dropped', ids: [id] });
        results.settle(id, 'refused');
        return true;
      }
      case 'superseded':
        dispatch({ type: 'dropped', ids: [id] });
        results.settle(id, 'refused');
        return true;
      case 'refused':
        // One notification for each press, and one for everything that is sent later; none for a test that waits for
        // another attempt, of which the quiz and the status line tell.
        if (isForGood(result) && (results.isAwaited(id) || !current().refused.some(isForGood)))
          onNotification('refused');
        dispatch({ type: 'refused', id, reason: result.reason });
        results.settle(id, 'refused');
        // The browser's copy from an earlier page may include the change.
        if (current().status !== 'ready') onStale();
        return true;
      case 'unauthenticated':
        dispatch({ type: 'blocked' });
        // A caller that waits for the result announces it.
        if (!results.isAnyAwaited()) onNotification('session-ended');
        onSignedOut();
        return false;
      case 'failed': {
        dispatch({ type: 'failed' });
        const failures = failuresOf(current().delivery);
        retries.backOff(failures, result.retryAfterMilliseconds);
        if (failures === 1) hasToldOutage = false;
        if (!hasToldOutage && results.isAnyAwaited()) {
          hasToldOutage = true;
          onNotification(isLasting() ? 'waiting' : 'waiting-in-page');
        }
        return false;
      }
    }
  };
}

/** The answer may be lost, and the change is sent again. */
function lost(): SendResult {
  return { status: 'failed', retryAfterMilliseconds: undefined };
}
