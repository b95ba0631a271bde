import { checkWork } from './model/check-work.js';
import type { CheckRequest } from './check-request.js';

/** Reads and compares beside the page, which stays at the learner's hand. */
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { id, goal, work } = data;
  void (async () => {
    const text = typeof work === 'string' ? work : await work.text();
    postMessage({ id, report: checkWork(goal, text) });
  })();
});
