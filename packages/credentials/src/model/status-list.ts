import type { CredentialOrigin } from './certificate-credential.js';
import { CREDENTIALS_CONTEXT } from './vocabulary.js';

/** How many credentials one list has room for: the fewest that Bitstring Status List v1.0 allows, so that none stands out. */
export const STATUS_LIST_LENGTH = 131_072;

/** Which list has the place of a credential, from 1, and which place it is there, from 0. */
export function statusPlace(statusNumber: number): { readonly list: number; readonly index: number } {
  const place = statusNumber - 1;
  return { list: Math.floor(place / STATUS_LIST_LENGTH) + 1, index: place % STATUS_LIST_LENGTH };
}

/** The bits of a list: one for each place, from the highest bit of the first byte on, set where it is revoked. */
export function statusBits(revoked: readonly number[]): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(STATUS_LIST_LENGTH / 8);
  for (const index of revoked) {
    const byte = index >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index & 7));
  }
  return bits;
}

/** A list of what was revoked, before it is signed. */
export interface StatusListCredential {
  /** Verifiable Credentials 2.0. */
  readonly '@context': readonly string[];
  /** The list's address. */
  readonly id: string;
  readonly type: readonly ['VerifiableCredential', 'BitstringStatusListCredential'];
  /** The issuer's id. */
  readonly issuer: string;
  readonly validFrom: string;
  readonly credentialSubject: {
    readonly id: string;
    readonly type: 'BitstringStatusList';
    readonly statusPurpose: 'revocation';
    /** The bits, compressed by gzip, in base 64 for addresses with a `u` in front. */
    readonly encodedList: string;
  };
}

/** When the first list could have been written; one and the same time keeps a list's bytes until something is revoked. */
const VALID_FROM = '2026-01-01T00:00:00Z';

/** The credential that says what was revoked. */
export function statusListCredential({
  issuer,
  statusList,
  encodedList,
}: Pick<CredentialOrigin, 'issuer' | 'statusList'> & {
  readonly encodedList: string;
}): StatusListCredential {
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id: statusList,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: VALID_FROM,
    credentialSubject: {
      id: `${statusList}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  };
}
