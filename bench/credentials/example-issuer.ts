import { deflateSync } from 'node:zlib';
import { bakePng } from '../../packages/credentials/src/badge/bake-png.js';
import { bakeSvg } from '../../packages/credentials/src/badge/bake-svg.js';
import { PNG_SIGNATURE, pngChunk } from '../../packages/credentials/src/badge/png-chunks.js';
import { exampleFacts } from '../../packages/credentials/src/certificate-credential.fixtures.js';
import type { CertificateRecord } from '../../packages/credentials/src/signer/certificate-records.js';
import { createIssuer } from '../../packages/credentials/src/signer/create-issuer.js';
import { createSigningKey, publicMultikey } from '../../packages/credentials/src/signer/signing-key.js';

export { didDocument, issuerId } from '../../packages/credentials/src/issuer-id.js';
export { tamperings } from '../../packages/credentials/src/tampered-credentials.fixtures.js';
export { verifyCredential } from '../../packages/credentials/src/verify-credential.js';

/** A signer of two certificates, which are neighbours in the list of what was revoked. */
export async function exampleIssuer(site: string, address: string) {
  const key = await createSigningKey();
  const revoked = new Set<number>();
  const records: Readonly<Record<string, CertificateRecord>> = Object.fromEntries(
    [1, 2].map((number) => [`CERT-176368320000${number}-L1`, recordOf(number)]),
  );
  const answer = createIssuer({
    site,
    address,
    keys: [key],
    records: {
      read: async (id) => records[id] ?? null,
      revocation: async () => null,
      revoked: async () => [...revoked],
    },
  });
  return {
    answer,
    keys: [publicMultikey(key)],
    ids: Object.keys(records),
    revoke: (statusNumber: number) => revoked.add(statusNumber),
  };
}

const { holder: _holder, statusIndex: _statusIndex, ...facts } = exampleFacts;

/** The example, with what a badge has to escape as well. */
const recordOf = (statusNumber: number): CertificateRecord => ({
  ...facts,
  id: `CERT-176368320000${statusNumber}-L1`,
  userName: 'Ana "Ω" 𝒳 <&> ]]> O’Brien\\',
  levelTitle: 'Dough <&> ]]> "1"',
  statusNumber,
});

/** The smallest pictures, with a credential in them. */
export function exampleBadges(credential: string) {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
  const png = Uint8Array.from([
    ...PNG_SIGNATURE,
    ...pngChunk('IHDR', Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
    ...pngChunk('IDAT', deflateSync(Uint8Array.from([0, 1, 2, 3]))),
    ...pngChunk('IEND', new Uint8Array()),
  ]);
  return { svg: bakeSvg(svg, credential), png: bakePng(png, credential) };
}
