import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

/** Relative to the page, which may be served from the root or from a folder. */
const WORKER = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

const intercept = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: WORKER } });
  return worker;
});

/** Mocks servers for a story: `parameters.msw` lists its handlers. Other stories start no worker. */
export const answerRequests: Loader = (context) => (context.parameters.msw ? intercept(context) : {});
