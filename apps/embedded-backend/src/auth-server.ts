import { App, type EmailDriver } from '@supabase/lite';
import type { Database } from './database.ts';
import { currentRequest } from './strict.ts';

interface AuthServerOptions {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly siteUrlOf: (request: URL) => string;
  readonly confirmMails?: boolean;
  readonly jwtExpirySeconds?: number;
  /** What requests reach. */
  readonly schemas: readonly string[];
}

/** A sign-in may redirect to every loopback name and port. */
const LOOPBACK_SITES = ['http://localhost:*/**', 'http://127.0.0.1:*/**', 'http://[::1]:*/** '];
const GOOGLE_CALLBACK =
  '/auth/v1/callback'; /** `/auth/v1` and `/rest/v1` of hosted Supabase, as far as the course uses them. */
export async function createAuthServer(database: Database, email: EmailDriver, options: AuthServerOptions) {
  const app = new App({
    connection: database.connection,
    api: { schemas: [...options.schemas] },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: options.jwtExpirySeconds ?? 3600,
      additional_redirect_urls: LOOPBACK_SITES,
      publishable_key: options.publishableKey,
      email: { enable_confirmations: options.confirmMails ?? false },
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
  const asked = () => new URL(currentRequest.getStore()?.url ?? 'http://localhost');
  const siteUrl = () => options.siteUrlOf(asked());
  // Read for every request, because the site may be open under several loopback names.
  Object.defineProperty(app.config.auth, 'site_url', { get: siteUrl });
  Object.defineProperty(app.config.auth.external.google, 'redirect_uri', {
    get: () => `${asked().origin}${GOOGLE_CALLBACK}`,
  });
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
