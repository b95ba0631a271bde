// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the built worker.
import address from '@course-kit/flow/check/worker?worker&url';

/**
 * Starts the worker that compares a learner's work with its task. Its address is the only one that the policy trusts.
 */
export function startCheckWorker(): Worker {
  const trusted = globalThis.trustedTypes?.createPolicy('check-worker', { createScriptURL: () => address });
  return new Worker((trusted?.createScriptURL('') ?? address) as string, { type: 'module' });
}
