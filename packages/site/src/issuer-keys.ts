/** The public keys by which certificates are signed, the newest first; none where they are not. */
export const issuerKeys: readonly string[] = (import.meta.env.VITE_ISSUER_KEYS ?? '')
  .split(',')
  .map((key) => key.trim())
  .filter((key) => key !== '');
