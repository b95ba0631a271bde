import type { CredentialSource } from '@course-kit/credentials';
import { issuerId } from '@course-kit/credentials/issuer';
import { BASE } from '../base-path.js';
import { functionOfCourse } from '../database-schema.js';
import { issuerKeys } from '../issuer-keys.js';

/** Where this site's certificates are signed. */
export const credentialSource: CredentialSource = {
  signer: `${(import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/$/, '')}/functions/v1/${functionOfCourse('issuer')}`,
  ...knownIssuer(),
};

/** The site is the issuer, with the keys it was built with. The embedded backend has a key of its own, which it names itself. */
function knownIssuer(): Pick<CredentialSource, 'issuer'> {
  const site = import.meta.env.VITE_SITE_URL;
  const [key] = issuerKeys;
  if (!site || key === undefined) return {};
  return { issuer: { id: issuerId(`${site}${BASE}`, key), keys: issuerKeys } };
}
