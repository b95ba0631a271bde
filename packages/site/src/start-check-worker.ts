// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the built worker.
import address from '@course-kit/flow/check/worker?worker&url';

/** Creates addresses that Trusted Types accept, in browsers that have them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

/**
 * Starts the worker that compares a learner's work with its task. Its address is the only one that the policy trusts.
 */
export function startCheckWorker(): Worker {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy('check-worker', { createScriptURL: () => address });
  return new Worker((trusted?.createScriptURL('') ?? address) as string, { type: 'module' });
}
