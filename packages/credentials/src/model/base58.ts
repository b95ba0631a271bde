const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes as base 58 (of Bitcoin), with the `z` in front by which Multibase tells it. */
export function toBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let digits = '';
  for (; number > 0n; number /= 58n) digits = `${ALPHABET[Number(number % 58n)]}${digits}`;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${digits}`;
}

/** The bytes that {@link toBase58} was given; null for what it never writes. */
export function fromBase58(text: string): Uint8Array<ArrayBuffer> | null {
  // Longer than any key or signature; the time it takes grows with the square of it.
  if (!/^z[1-9A-HJ-NP-Za-km-z]{1,200}$/u.test(text)) return null;
  const digits = Array.from(text.slice(1));
  let number = digits.reduce((sum, digit) => sum * 58n + BigInt(ALPHABET.indexOf(digit)), 0n);
  const bytes: number[] = [];
  for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 255n));
  const other = digits.findIndex((digit) => digit !== '1');
  return Uint8Array.from([...new Uint8Array(other < 0 ? digits.length : other), ...bytes]);
}
