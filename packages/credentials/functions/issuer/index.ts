import { createIssuer, createSupabaseRecords, readSigningKeys } from '@course-kit/credentials/issuer';

declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (answer: (request: Request) => Promise<Response>) => void;
};

/** A setting of the function; see the README beside the migrations. */
function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

const url = setting('SUPABASE_URL');
const schema = Deno.env.get('COURSE_SCHEMA');

// Signs certificates as Open Badges. It has no more rights in the database than any visitor.
Deno.serve(
  createIssuer({
    site: setting('SITE_URL'),
    keys: readSigningKeys(setting('ISSUER_KEYS')),
    records: createSupabaseRecords({ url, key: setting('SUPABASE_ANON_KEY'), schema }),
    // Requests reach a function by another address than they were sent to.
    address: `${url}/functions/v1/issuer`,
  }),
);
