const FIRST_DELAY_MILLISECONDS = 1000;
const LONGEST_DELAY_MILLISECONDS = 30_000;

/** When to try again: exponential back-off with jitter, and the storage's own word where it gave one. */
export interface RetryTimer {
  /**
   * Sets the timer after so many failures in a row, in milliseconds not before the storage wants it.
   * It waits 1, 2, 4 … 30 seconds, each shortened at random by up to half, so that devices that failed together do not
   * come back together.
   */
  backOff(failures: number, retryAfterMilliseconds?: number): void;
  /** Sets the timer, and counts it as too early until then. */
  hold(milliseconds: number): void;
  /** Sets the timer. */
  after(milliseconds: number): void;
  /** Whether the storage has asked not to be asked yet. */
  isTooEarly(): boolean;
  /** Takes everything back. */
  stop(): void;
}

/** Makes a timer. */
export function createRetryTimer(
  { clock, random }: { readonly clock: () => number; readonly random: () => number },
  onTime: () => void,
): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;
  const stop = () => {
    clearTimeout(timer);
    notBefore = 0;
  };
  const after = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Whatever the clock says, which may have been set back.
      notBefore = 0;
      onTime();
    }, milliseconds);
  };
  return {
    backOff(failures, retryAfterMilliseconds = 0) {
      const delay = Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (failures - 1), LONGEST_DELAY_MILLISECONDS);
      notBefore = clock() + retryAfterMilliseconds;
      after(Math.max(retryAfterMilliseconds, delay * (1 - random() / 2)));
    },
    hold(milliseconds) {
      notBefore = clock() + milliseconds;
      after(milliseconds);
    },
    after,
    isTooEarly: () => clock() < notBefore,
    stop,
  };
}
