/**
 * A UUID that stands for the holder of a certificate: the same each time, and nothing of their account in it.
 *
 * @param certificate - the address of the certificate.
 */
export async function holderId(certificate: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`holder of ${certificate}`));
  const bytes = new Uint8Array(hash).slice(0, 16);
  // Version 8: made by a rule of one's own (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
