import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import * as vc from '@digitalbazaar/vc';
import { securityLoader } from '@digitalcredentials/security-document-loader';
import * as verifierCore from '@digitalcredentials/verifier-core';
import { DOMParser } from '@xmldom/xmldom';
import extractChunks from 'png-chunks-extract';
import itxt from 'png-chunk-itxt';

const documentLoader = securityLoader({ fetchRemoteContexts: false }).build();

/** Each answers whether it takes a credential for genuine. */
export const verifiers = {
  '@digitalbazaar/vc': async (credential) => {
    const answer = await vc.verifyCredential({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader,
      checkStatus: async () => ({ verified: true }),
    });
    return answer.verified;
  },
  '@digitalcredentials/verifier-core': async (credential) =>
    (await steps(credential))['valid_signature'] === true,
};

/** Whether `@digitalcredentials/verifier-core` finds that a credential was not revoked. */
export const isUnrevoked = async (credential) => (await steps(credential))['revocation_status'];

async function steps(credential) {
  const { log = [], errors } = await quietly(() =>
    verifierCore.verifyCredential({ credential, knownDIDRegistries: [] }),
  );
  return { ...Object.fromEntries(log.map(({ id, valid }) => [id, valid])), ...(errors && { errors }) };
}

/** Runs it without the console, which the verifier writes to. */
async function quietly(work) {
  const { log, error } = console;
  console.log = console.error = () => {};
  try {
    return await work();
  } finally {
    Object.assign(console, { log, error });
  }
}

/** The credential in a picture, read by parsers that know nothing of badges. */
export const unbakers = {
  '@xmldom/xmldom': ({ svg }) =>
    new DOMParser()
      .parseFromString(svg, 'image/svg+xml')
      .getElementsByTagNameNS('https://purl.imsglobal.org/ob/v3p0', 'credential')[0].textContent,
  'png-chunks-extract and png-chunk-itxt': ({ png }) =>
    extractChunks(png)
      .filter(({ name }) => name === 'iTXt')
      .map(({ data }) => itxt.decodeSync(data))
      .find(({ keyword }) => keyword === 'openbadgecredential').text,
};
