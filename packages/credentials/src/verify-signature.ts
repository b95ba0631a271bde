/** Checks a signature of Ed25519, also where the browser cannot. */
export async function verifySignature(
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  } catch {
    // Chrome before 137, Firefox before 129 and Safari before 17 do not know this kind of key.
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(signature, message, publicKey, { zip215: false });
  }
  return crypto.subtle.verify('Ed25519', key, signature, message);
}

/** Fetches what {@link verifySignature} needs in this browser, for when there is no connection. Never rejects. */
export async function prepareVerification(): Promise<void> {
  // Any input will do: what is fetched for it is the same.
  await verifySignature(new Uint8Array(64), new Uint8Array(1), new Uint8Array(32)).catch(() => false);
}
