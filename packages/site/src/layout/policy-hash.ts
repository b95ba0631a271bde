import { createHash } from 'node:crypto';

/** What allows an inline script or style by a content security policy: the hash of its text (CSP Level 3, 2.3.1). */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
