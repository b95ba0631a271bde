/**
 * A random id of 128 bits, in hexadecimal. `crypto.randomUUID` would do, but is missing on pages served by plain http
 * from another host than localhost.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
