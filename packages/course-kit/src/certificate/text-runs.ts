import { embeddableText, fontFor, hasRightToLeft } from './text-coverage.js';

/** A part of a line that is printed in one way. */
export interface TextRun {
  /** What it says. */
  readonly text: string;
  /** The letters of an embedded font that show it; null where it is drawn as a picture. */
  readonly letters: string | null;
}

/** A character with all that belongs to it: accents, a skin, what joiners join to it. */
const CLUSTER = /\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200D\P{M}?)*|\p{M}+/gu;

/**
 * Cuts a line into what the embedded fonts can print and what must be drawn. A line with letters that are read from
 * the right stays whole, because its parts do not stand in the order in which they are written.
 *
 * @param canDraw where nothing can be drawn, the nearest letters stand in.
 */
export function textRuns(text: string, canDraw: () => boolean): TextRun[] {
  if (fontFor(text)) return [{ text, letters: text }];
  if (!canDraw()) return runsOf(text, embeddableText);
  if (hasRightToLeft(text)) return [{ text, letters: null }];
  return runsOf(text, () => null);
}

function runsOf(text: string, replacement: (text: string) => string | null): TextRun[] {
  const runs: { text: string; isCovered: boolean }[] = [];
  for (const [cluster] of text.matchAll(CLUSTER)) {
    const isCovered = isEmbedded(cluster);
    const last = runs.at(-1);
    if (last?.isCovered === isCovered) last.text += cluster;
    else runs.push({ text: cluster, isCovered });
  }
  return runs.map((run) => ({ text: run.text, letters: run.isCovered ? run.text : replacement(run.text) }));
}

/** In the font for all, so that a line with pictures in it needs no second one. */
function isEmbedded(cluster: string): boolean {
  return fontFor(cluster) !== null;
}
