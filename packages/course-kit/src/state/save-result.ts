/** The immediate result of a change. `queued` and `signed-out` changes are stored and sent later. */
export type SaveResult = 'saved' | 'queued' | 'signed-out' | 'refused';

/** Notifications of the driver, in addition to what the ledger shows. */
export type LedgerNotification =
  /** A change that was made on this page is the first to wait in an outage; pending changes are stored in the browser. */
  | 'waiting'
  /** The same, but the browser's storage is full: pending changes are lost with the page. */
  | 'waiting-in-page'
  | 'refused'
  | 'session-ended'
  /** A part of a visitor's work could not be merged. */
  | 'merge-incomplete';

/** Callers that wait for the result of their change. */
export interface SaveResults {
  /** Whether a caller waits for this change. */
  isAwaited(id: string): boolean;
  isAnyAwaited(): boolean;
  /** Never rejects. */
  of(id: string): Promise<SaveResult>;
  settle(id: string, result: SaveResult): void;
  /** Settles all remaining callers. */
  settleAll(result: SaveResult): void;
}

/** Makes an empty list. */
export function createSaveResults(): SaveResults {
  const waiting = new Map<string, (result: SaveResult) => void>();
  const settle = (id: string, result: SaveResult) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  return {
    isAwaited: (id) => waiting.has(id),
    isAnyAwaited: () => waiting.size > 0,
    of: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    settle,
    settleAll: (result) => [...waiting.keys()].forEach((id) => settle(id, result)),
  };
}
