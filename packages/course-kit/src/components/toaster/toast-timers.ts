/** Time for each toast, which stands still while a learner is busy with them. */
export interface ToastTimers {
  /** Starts time for those that are new, and forgets those that are gone. */
  readonly keep: (ids: readonly number[]) => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

interface Timer {
  milliseconds: number;
  startedAt: number;
  handle?: ReturnType<typeof setTimeout>;
}

/** Makes timers that none runs of yet. Each calls back with its toast when its time is over. */
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
