import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The project that a function of the embedded backend is asked in. */
interface Project {
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
}

/**
 * Signs certificates on this machine, with a key of its own: others cannot ask for it, so the key itself is the issuer.
 *
 * @param folder - where the key is kept between starts; absent: a new one each time.
 */
export async function startIssuer({ url, publishableKey, fetch }: Project, folder?: string) {
  // It lets Node read the sources of the workspace.
  await import('@course-kit/cli/vite');
  const { createIssuer, createSigningKey, createSupabaseRecords, readSigningKeys } =
    await import('@course-kit/credentials/issuer');
  const file = folder === undefined ? undefined : join(folder, 'issuer-keys.json');
  const kept = file === undefined ? null : await readFile(file, 'utf8').catch(() => null);
  const keys = kept === null ? ([await createSigningKey()] as const) : readSigningKeys(kept);
  if (kept === null && folder !== undefined && file !== undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  }
  return createIssuer({
    site: url,
    keys,
    records: createSupabaseRecords({ url, key: publishableKey, fetch }),
  });
}

/** Says and shows what previews of certificates need, as a function of a hosted project does. */
export async function startPreview({ url, publishableKey, fetch }: Project) {
  await import('@course-kit/cli/vite');
  const { createSupabaseRecords } = await import('@course-kit/credentials/issuer');
  const { createPreview } = await import('@course-kit/credentials/preview');
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  return createPreview({
    site: url,
    records: createSupabaseRecords({ url, key: publishableKey, fetch }),
    satori,
    toPng: (svg) => sharp(Buffer.from(svg)).png().toBuffer(),
  });
}
