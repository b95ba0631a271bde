import type { CredentialShape } from './credential-shape.js';
import { address, node, text } from './node-shape.js';
import { CREDENTIALS_CONTEXT, VOCABULARY } from './vocabulary.js';

const { credentials, status, security, dateTime } = VOCABULARY;

/** The credential that says which others were revoked. */
export const statusListShape: CredentialShape = {
  contexts: [CREDENTIALS_CONTEXT],
  types: {
    VerifiableCredential: credentials,
    BitstringStatusListCredential: status,
  },
  properties: {
    issuer: address(credentials),
    validFrom: text(credentials, dateTime),
    credentialSubject: node(credentials, {
      types: { BitstringStatusList: status },
      hasSingleType: true,
      properties: {
        statusPurpose: text(status),
        encodedList: text(status, `${security}multibase`),
      },
    }),
  },
};
