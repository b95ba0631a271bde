import { checkFile } from './check-file.js';
import type { CheckRequest } from './check-request.js';
import { checkWork } from './model/check-work.js';

/** Reads and compares in a thread of its own, so that the page stays responsive. */
addEventListener('message', ({ data: { goal, work }, ports: [port] }: MessageEvent<CheckRequest>) => {
  void checkFile(checkWork, goal, work).then((report) => port?.postMessage(report));
});
