/** Whether nobody else can ask an address: one of this machine. */
function isLocal({ hostname }: URL): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/u.test(hostname);
}

/**
 * The issuer's id: the site itself (`did:web`), whose keys stand in a file of it; on this machine, where nobody else
 * could read that file, the key (`did:key`).
 *
 * @param site - the site's address.
 * @param multikey - the public key that signs.
 */
export function issuerId(site: string, multikey: string): string {
  const url = new URL(site);
  if (isLocal(url)) return `did:key:${multikey}`;
  const folders = url.pathname.split('/').filter((folder) => folder !== '');
  return ['did:web', encodeURIComponent(url.host), ...folders].join(':');
}

/** Where the document of a `did:web` stands on its host. */
export function didDocumentPath(site: string): string {
  const folder = new URL(site).pathname.replace(/\/$/u, '');
  return folder === '' ? '/.well-known/did.json' : `${folder}/did.json`;
}

/**
 * The document that says which keys are the issuer's. One that was replaced stays listed: what it signed is still
 * valid.
 *
 * @param id - the issuer's id.
 * @param multikeys - all its public keys.
 */
export function didDocument(id: string, multikeys: readonly string[]): object {
  const methods = multikeys.map((multikey) => ({
    id: `${id}#${multikey}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: multikey,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}
