/** A short name of a text: the same for the same text, and hardly ever for another. No proof against anybody. */
export function fingerprintOf(text: string): string {
  return [73856093, 19349663]
    .map((factor) => {
      let sum = factor;
      for (const letter of text) sum = Math.imul((sum ^ (sum >>> 15)) + (letter.codePointAt(0) ?? 0), factor);
      return (sum >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
