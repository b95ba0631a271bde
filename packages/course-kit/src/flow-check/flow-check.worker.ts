import { checkFile } from './check-file.js';
import type { CheckRequest } from './check-request.js';
import { checkFlow } from './model/check-flow.js';

/** Reads and compares beside the page, which stays at the learner's hand. */
addEventListener('message', ({ data: { goal, work }, ports: [port] }: MessageEvent<CheckRequest>) => {
  void checkFile(checkFlow, goal, work).then((report) => port?.postMessage(report));
});
