import type { CheckRequest, Work } from './check-request.js';
import type { CheckReport } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';

/** Compares files with what a task asks for. */
export interface Checker {
  /** Rejects where what compares cannot be loaded. */
  readonly check: (goal: TaskCheck, work: Work) => Promise<CheckReport>;
  /** Ends the worker. */
  readonly stop: () => void;
}

const loadHere = () => import('./check-here.js');

/**
 * Prepares checks: in a worker, and where a page allows none, in the page itself.
 *
 * @param startWorker - starts the worker; may throw.
 */
export function createChecker(startWorker: () => Worker): Checker {
  let worker: Worker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  try {
    worker = startWorker();
    worker.addEventListener('error', stop);
  } catch {
    // Before the first file; where that fails, the check itself tries again.
    loadHere().catch(() => {});
  }
  return {
    check: (goal, work) =>
      new Promise((resolve) => {
        const checkHere = () => resolve(loadHere().then((here) => here.checkHere(goal, work)));
        if (worker) {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', ({ data }: MessageEvent<CheckReport>) => {
            port1.close();
            resolve(data);
          });
          port1.start();
          worker.addEventListener('error', checkHere);
          worker.postMessage({ goal, work } satisfies CheckRequest, [port2]);
        } else checkHere();
      }),
    stop,
  };
}

/** Starts the worker that comes with the package. */
export function startOwnWorker(): Worker {
  return new Worker(new URL('./flow-check.worker.js', import.meta.url), { type: 'module' });
}
