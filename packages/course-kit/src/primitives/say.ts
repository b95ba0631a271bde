/** Has screen readers say something of a part of a view: an element `.ck-said` of the same view says it. */
export function say(part: Element | null, words: string): void {
  part?.closest('.ck-root')?.querySelector('.ck-said')?.replaceChildren(words);
}
