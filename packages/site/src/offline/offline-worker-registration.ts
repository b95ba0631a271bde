import { SCOPE } from './kept-caches.js';

const ADDRESS = `${SCOPE}sw.js`;

/** Whether the browser has what it takes to keep anything; pages that are not served safely have not. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/** Starts the worker that serves what is kept, and waits until it does; one that is there goes on. Rejects where the browser refuses it, or it cannot be fetched. */
export async function startOfflineWorker(): Promise<void> {
  // Its address is the only one that the policy trusts.
  const trusted = globalThis.trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => ADDRESS });
  await navigator.serviceWorker.register((trusted?.createScriptURL('') ?? ADDRESS) as string, {
    scope: SCOPE,
  });
  await navigator.serviceWorker.ready;
}

/** Ends the worker: nothing that a page asks for passes it any more. */
export async function stopOfflineWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(SCOPE))?.unregister();
}

/** Has the worker remove what an update has replaced, once no other page is open. */
export function tidyUp(): void {
  navigator.serviceWorker.controller?.postMessage('tidy up');
}
