/** What became of a change at once. `queued` and `signed-out` ones are kept and sent later. */
export type SaveResult = 'saved' | 'queued' | 'signed-out' | 'refused';

/** What the learner is notified of, besides what the ledger shows. */
export type LedgerNotification =
  /** The first try of an outage failed; what waits is kept in the browser. */
  | 'waiting'
  /** The same, but the browser has no room: what waits is lost with the page. */
  | 'waiting-in-page'
  | 'refused'
  | 'session-ended'
  /** A part of what was done signed out could not be merged. */
  | 'merge-incomplete';

/** Callers that wait for the result of their change. */
export interface SaveResults {
  /** Whether somebody waits for this change. */
  isAwaited(id: string): boolean;
  isAnyAwaited(): boolean;
  /** Never rejects. */
  of(id: string): Promise<SaveResult>;
  settle(id: string, result: SaveResult): void;
  /** Settles all that are left. */
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
