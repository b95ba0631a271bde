const FIRST_DELAY_MILLISECONDS = 1000;
const LONGEST_DELAY_MILLISECONDS = 30_000;

/** Times retries: exponential back-off with jitter, and the storage's own `Retry-After`. */
export interface RetryTimer {
  /**
   * Sets the timer after a number of failures in a row, not before `retryAfterMilliseconds`. It waits 1, 2, 4 … 30
   * seconds, each shortened at random by up to half, so that devices that failed together do not retry together.
   */
  backOff(failures: number, retryAfterMilliseconds?: number): void;
  /** Sets the timer, and makes `isTooEarly` true until then. */
  hold(milliseconds: number): void;
  /** Sets the timer. */
  after(milliseconds: number): void;
  /** Whether the pause that the storage has asked for is not over. */
  isTooEarly(): boolean;
  /** Clears the timer. */
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
      // Cleared when the timer fires, because the clock may have been set back.
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
