/** A hash of a text, as 16 hexadecimal digits. It is not cryptographic: texts with the same hash can be made. */
export function fingerprintOf(text: string): string {
  return [73856093, 19349663]
    .map((factor) => {
      let sum = factor;
      for (const letter of text) sum = Math.imul((sum ^ (sum >>> 15)) + (letter.codePointAt(0) ?? 0), factor);
      return (sum >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
