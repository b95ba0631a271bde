const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** A text's FNV-1a hash over UTF-16, in 16 hexadecimal digits: the same on every platform, and no secret. */
export function hashOf(text: string): string {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
