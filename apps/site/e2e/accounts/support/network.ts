import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Addresses of the backend. */
export const backend = {
  any: /\/(auth|rest)\/v1\//,
  auth: /\/auth\/v1\//,
  tables: /\/rest\/v1\//,
  progress: /\/rest\/v1\/course_progress/,
  certificates: /\/rest\/v1\/certificates/,
  signIn: /\/auth\/v1\/token\?grant_type=password/,
  refresh: /\/auth\/v1\/token\?grant_type=refresh_token/,
} as const;

/** The requests of a page whose address matches, as they are made. */
export function requestsOf(page: Page, address: RegExp, method?: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url()) && (method === undefined || request.method() === method))
      seen.push(request);
  });
  return seen;
}

/** The writes that the backend took, as it answers them. */
export function savesOf(page: Page, address: RegExp): Request[] {
  const seen: Request[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && response.ok() && address.test(request.url())) seen.push(request);
  });
  return seen;
}

/** What a request's query says, decoded. */
export function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url()).searchParams);
}

/** How a backend fails. */
export type Failure = 'dropped' | 500 | 503;

/** Makes the backend fail for one browser, until the result is called. */
export async function breakBackend(
  context: BrowserContext,
  failure: Failure,
  address: RegExp = backend.tables,
): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    failure === 'dropped'
      ? route.abort('connectionreset')
      : route.fulfill({
          status: failure,
          json: { code: String(failure), message: 'The server was told to fail.' },
        });
  await context.route(address, fail);
  return () => context.unroute(address, fail);
}
