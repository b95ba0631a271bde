import { failuresOf } from '../model/save-status.js';
import type { Ledger, PendingChange } from '../model/ledger.js';
import type { LedgerEvent } from '../model/ledger-reducer.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { LedgerStore } from '../ports/ledger-store.js';
import type { RetryTimer } from './retry-timer.js';
import type { LedgerNotification, SaveResults } from './save-result.js';
import { sendChange, type SendResult } from './send-change.js';
import { isHandedIn, sendHandIn, withAnswers } from './send-hand-in.js';
import { withPatience } from './with-patience.js';

/** What a sender works with. */
export interface LedgerSenderOptions {
  readonly storage: CourseStorage;
  readonly store: LedgerStore | undefined;
  readonly current: () => Ledger;
  readonly dispatch: (event: LedgerEvent) => void;
  readonly results: SaveResults;
  readonly retries: RetryTimer;
  readonly isLasting: () => boolean;
  readonly onNotification: (notification: LedgerNotification) => void;
  /** The records are to be read anew. */
  readonly onStale: () => void;
  /** The storage takes nobody to be signed in, whatever was known before. */
  readonly onSignedOut: () => void;
}

/**
 * Makes what sends one change, which answers whether to go on with the next.
 *
 * @returns a function; `sent` is what the storage was asked within the press.
 */
export function createLedgerSender(options: LedgerSenderOptions) {
  const {
    storage,
    store,
    current,
    dispatch,
    results,
    retries,
    isLasting,
    onNotification,
    onStale,
    onSignedOut,
  } = options;
  const hasAccounts = storage.session !== undefined;

  return async ({ id, change }: PendingChange, sent?: Promise<SendResult>): Promise<boolean> => {
    const { owner } = current();
    dispatch({ type: 'sending', id });
    const own = hasAccounts && owner !== null ? { ...change, learnerId: owner } : change;
    const send = () => {
      const whole = storage.marking ? withAnswers(storage, own) : own;
      return storage.marking && isHandedIn(whole)
        ? sendHandIn(storage, storage.marking, whole)
        : sendChange(storage.progress, whole);
    };
    const result = await withPatience(sent ?? send(), lost);
    if (current().owner !== owner) {
      // Somebody else is learning here by now. What was settled need not be sent again when its learner is back.
      if (result.status === 'confirmed' || result.status === 'superseded') store?.forget(owner, id);
      results.settle(id, 'signed-out');
      return false;
    }
    switch (result.status) {
      case 'confirmed':
        dispatch({ type: 'confirmed', id, record: result.record });
        results.settle(id, 'saved');
        return true;
      case 'superseded':
        dispatch({ type: 'dropped', ids: [id] });
        results.settle(id, 'refused');
        return true;
      case 'refused':
        // Said for each press, and once for what is sent later.
        // Who waits for another attempt reads so where the answers were handed in.
        if (results.isAwaited(id) ? result.reason !== 'limited' : current().refused.length === 0)
          onNotification('refused');
        dispatch({ type: 'refused', id, reason: result.reason });
        results.settle(id, 'refused');
        // What the browser kept from an earlier page may have the change in it.
        if (current().status !== 'ready') onStale();
        return true;
      case 'unauthenticated':
        dispatch({ type: 'blocked' });
        // Whoever waits for an answer gets it.
        if (!results.isAnyAwaited()) onNotification('session-ended');
        onSignedOut();
        return false;
      case 'failed': {
        dispatch({ type: 'failed' });
        const failures = failuresOf(current().delivery);
        retries.backOff(failures, result.retryAfterMilliseconds);
        if (failures === 1) onNotification(isLasting() ? 'waiting' : 'waiting-in-page');
        return false;
      }
    }
  };
}

/** The answer may be lost, and the change is sent again. */
function lost(): SendResult {
  return { status: 'failed', retryAfterMilliseconds: undefined };
}
