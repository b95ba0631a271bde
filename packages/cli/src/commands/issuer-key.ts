import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigningKey, publicMultikey, readSigningKeys } from '@course-kit/credentials/issuer';
import { Refusal } from '../refusal.js';
import type { Call } from './call.js';

/** Makes the key that signs certificates; where there is one already, a newer one, which takes its place. */
export async function writeIssuerKey({ folder, output }: Call): Promise<number> {
  const file = join(folder, 'issuer-keys.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  let earlier: ReturnType<typeof readSigningKeys> | [] = [];
  try {
    if (kept !== null) earlier = readSigningKeys(kept);
  } catch (error) {
    throw new Refusal(`${file}: ${(error as Error).message}. It was left as it is.`, { cause: error });
  }
  const keys = [await createSigningKey(), ...earlier];
  await mkdir(folder, { recursive: true });
  // Nobody else on this machine reads it.
  await writeFile(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  output.log(`The key is in ${file}. Keep it out of the repository; whoever has it issues certificates.

For the signer, as a secret:   ISSUER_KEYS, the text of that file
For the site, public:          VITE_ISSUER_KEYS=${keys.map(publicMultikey).join(',')}
`);
  if (earlier.length > 0)
    output.log(
      'Build the site with the new list first, then give it to the signer. What was issued stays valid.',
    );
  return 0;
}
