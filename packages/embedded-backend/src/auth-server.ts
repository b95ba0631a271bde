import { App, type EmailDriver } from '@supabase/lite';
import { currentRequest } from './current-request.ts';
import type { Database } from './database.ts';
import { readAddresses } from './lite-adapter.ts';

interface AuthServerOptions {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  /** What requests reach. */
  readonly schemas: readonly string[];
}

/** A sign-in may redirect to every loopback name and port. */
const LOOPBACK_SITES = ['http://localhost:*/**', 'http://127.0.0.1:*/**', 'http://[::1]:*/** '];
const GOOGLE_CALLBACK = '/auth/v1/callback';

/** `/auth/v1` and `/rest/v1` of hosted Supabase, as far as the course uses them. */
export async function createAuthServer(database: Database, email: EmailDriver, options: AuthServerOptions) {
  const app = new App({
    connection: database.connection,
    api: { schemas: [...options.schemas] },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      additional_redirect_urls: LOOPBACK_SITES,
      publishable_key: options.publishableKey,
      external: {
        google: {
          enabled: true,
          client_id: 'embedded-backend.apps.googleusercontent.com',
          secret: 'none',
        },
      },
    },
    options: { drivers: { email } },
  });
  await app.init();
  const siteUrl = () => new URL(currentRequest.getStore()?.url ?? 'http://localhost').origin;
  readAddresses(app.config.auth, { siteUrl, googleCallback: () => `${siteUrl()}${GOOGLE_CALLBACK}` });
  return {
    fetch: async (request: Request): Promise<Response> =>
      new URL(request.url).pathname === GOOGLE_CALLBACK
        ? refuseGoogle(siteUrl())
        : app.fetch(request, { peerAddress: null }),
  };
}

/** Exchanging Google's code would need a request to Google, so the site gets the answer of a failed sign-in. */
function refuseGoogle(siteUrl: string): Response {
  const reason = new URLSearchParams({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'The embedded backend cannot complete a sign-in with Google',
  });
  return new Response(null, { status: 302, headers: { location: `${siteUrl}#${reason.toString()}` } });
}
