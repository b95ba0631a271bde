import { checkFile } from './check-file.js';
import type { CheckRequest } from './check-request.js';
import { checkFlow } from './model/check-flow.js';

/** Reads and compares in a thread of its own, so that the page stays responsive. */
addEventListener('message', ({ data: { goal, work }, ports: [port] }: MessageEvent<CheckRequest>) => {
  void checkFile(checkFlow, goal, work).then((report) => port?.postMessage(report));
});
