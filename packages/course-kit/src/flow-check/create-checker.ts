import type { CheckAnswer, CheckRequest, Work } from './check-request.js';
import type { CheckReport } from './model/check-report.js';
import { MOST_BYTES } from './model/read-json.js';
import type { TaskCheck } from './model/task-check.js';

/** Compares files with what a task asks for. */
export interface Checker {
  readonly check: (goal: TaskCheck, work: Work) => Promise<CheckReport>;
  /** Ends the worker. */
  readonly stop: () => void;
}

/**
 * Prepares checks in a worker. Where a page allows none, they are done in the page itself.
 *
 * @param startWorker - starts the worker; may throw.
 */
export function createChecker(startWorker: () => Worker): Checker {
  const waiting = new Map<
    number,
    { readonly request: CheckRequest; readonly answer: (report: CheckReport) => void }
  >();
  let count = 0;
  let worker: Worker | null = null;
  const checkHere = async ({ goal, work }: CheckRequest) => {
    const { checkWork } = await import('./model/check-work.js');
    return checkWork(goal, typeof work === 'string' ? work : await work.text());
  };
  const giveUp = () => {
    worker?.terminate();
    worker = null;
    for (const { request, answer } of waiting.values()) void checkHere(request).then(answer);
    waiting.clear();
  };
  try {
    worker = startWorker();
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      waiting.get(data.id)?.answer(data.report);
      waiting.delete(data.id);
    });
  } catch {
    worker = null;
  }
  return {
    check: (goal, work) => {
      if (typeof work !== 'string' && work.size > MOST_BYTES)
        return Promise.resolve({ outcome: 'refused', reason: 'tooLarge' });
      const request = { id: (count += 1), goal, work };
      if (!worker) return checkHere(request);
      return new Promise((answer) => {
        waiting.set(request.id, { request, answer });
        worker?.postMessage(request);
      });
    },
    stop: () => worker?.terminate(),
  };
}

/** Starts the worker that comes with the package. */
export function startOwnWorker(): Worker {
  return new Worker(new URL('./flow-check.worker.js', import.meta.url), { type: 'module' });
}
