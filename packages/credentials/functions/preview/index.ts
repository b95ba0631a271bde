import { createSupabaseRecords } from '@course-kit/credentials/issuer';
import { createPreview } from '@course-kit/credentials/preview';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';

declare const Deno: {
  readonly readFile: (file: URL) => Promise<Uint8Array<ArrayBuffer>>;
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
// Where a course has a schema of its own.
const schema = Deno.env.get('COURSE_SCHEMA');

await initWasm(await Deno.readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

// Says and shows of a certificate what previews of its address need. It has no more rights in the database than any visitor.
Deno.serve(
  createPreview({
    site: setting('SITE_URL'),
    records: createSupabaseRecords({ url, key: setting('SUPABASE_ANON_KEY'), schema }),
    // Requests reach a function by another address than they were sent to.
    address: `${url}/functions/v1/preview`,
    satori,
    toPng: (svg) => new Resvg(svg).render().asPng(),
  }),
);
