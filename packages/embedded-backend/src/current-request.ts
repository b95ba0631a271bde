import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being answered, for the code that handles it. */
export const currentRequest = new AsyncLocalStorage<Request>();
