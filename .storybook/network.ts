import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** Beside the page wherever it is served: at the root of a server, or in a folder of one. */
const WORKER = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

const intercept = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: WORKER } });
  return worker;
});

/** Lets a story answer for servers: `parameters.msw` lists its handlers. Other stories start no worker. */
export const answerRequests: Loader = (context) => (context.parameters.msw ? intercept(context) : {});
