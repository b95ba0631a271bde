/** How long a learner was told to wait for another attempt at a test, as a browser keeps it. */
export interface AttemptWait {
  /** When they were told, in milliseconds since 1970 by this device's clock. */
  readonly toldAt: number;
  /** How long the wait was then. */
  readonly milliseconds: number;
}

/** How much of a kept wait is left, however the clock was set since; 0 where there is none, or it is damaged. */
export function waitLeft(kept: unknown, now: number): number {
  const { toldAt, milliseconds } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof toldAt !== 'number' || typeof milliseconds !== 'number') return 0;
  return Math.max(0, Math.min(milliseconds, toldAt + milliseconds - now));
}
