/** A timer for each toast, which can be paused. */
export interface ToastTimers {
  /** Starts timers for new toasts, and removes those of toasts that are gone. */
  readonly keep: (ids: readonly number[]) => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

interface Timer {
  milliseconds: number;
  startedAt: number;
  handle?: ReturnType<typeof setTimeout>;
}

/** Creates an empty set of timers. Each calls back with its toast when its time is over. */
export function createToastTimers(milliseconds: number, onEnd: (id: number) => void): ToastTimers {
  const timers = new Map<number, Timer>();
  let isPaused = false;

  const start = (id: number, timer: Timer) => {
    timer.startedAt = Date.now();
    timer.handle = setTimeout(onEnd, timer.milliseconds, id);
  };
  const stop = (timer: Timer) => {
    clearTimeout(timer.handle);
    timer.milliseconds -= Date.now() - timer.startedAt;
  };
  return {
    keep(ids) {
      for (const [id, { handle }] of timers) {
        if (ids.includes(id)) continue;
        clearTimeout(handle);
        timers.delete(id);
      }
      for (const id of ids) {
        if (timers.has(id)) continue;
        const timer: Timer = { milliseconds, startedAt: 0 };
        timers.set(id, timer);
        if (!isPaused) start(id, timer);
      }
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      timers.forEach(stop);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      timers.forEach((timer, id) => start(id, timer));
    },
  };
}
