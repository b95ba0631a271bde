export { didDocument, didDocumentPath, issuerId } from '../src/credentials/issuer-id.js';
export type { CertificateRecord, CertificateRecords } from '../src/credentials/signer/certificate-records.js';
export { createIssuer } from '../src/credentials/signer/create-issuer.js';
export type { IssuerOptions } from '../src/credentials/signer/create-issuer.js';
export { createSigningKey, publicMultikey, readSigningKeys } from '../src/credentials/signer/signing-key.js';
export type { SigningKey } from '../src/credentials/signer/signing-key.js';
export type { Revocation } from '../src/model/certificate.js';
export { createSupabaseRecords } from '../src/credentials/signer/supabase-records.js';
export type { SupabaseRecordsOptions } from '../src/credentials/signer/supabase-records.js';
