import { type Direction, embeddableText, fontFor, hasRightToLeft } from './text-coverage.js';
import { type VisualRun, visualRuns } from './visual-order.js';

/** A part of a line that is printed in one way. */
export interface TextRun extends VisualRun {
  /** The letters of an embedded font that show it; null where it is drawn as a picture. */
  readonly letters: string | null;
}

/** A character with all that belongs to it: accents, a skin tone, what zero-width joiners join to it. */
const CLUSTER = /\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200D\P{M}?)*|\p{M}+/gu;

/**
 * Cuts a line into what the embedded fonts can print and what must be drawn, as the parts stand from left to right.
 *
 * @param direction - in which the line is read.
 * @param canDraw - where nothing can be drawn, the nearest letters stand in.
 */
export function textRuns(text: string, direction: Direction, canDraw: () => boolean): TextRun[] {
  if (fontFor(text)) return [{ text, direction: 'ltr', letters: text }];
  if (!canDraw()) return leftToRight(text, embeddableText);
  if (!hasRightToLeft(text)) return leftToRight(text, () => null);
  return visualRuns(text, direction).flatMap((run) =>
    run.direction === 'rtl' ? { ...run, letters: null } : leftToRight(run.text, () => null),
  );
}

function leftToRight(text: string, replacement: (text: string) => string | null): TextRun[] {
  const runs: { text: string; isCovered: boolean }[] = [];
  for (const [cluster] of text.matchAll(CLUSTER)) {
    const isCovered = fontFor(cluster) !== null;
    const last = runs.at(-1);
    if (last?.isCovered === isCovered) last.text += cluster;
    else runs.push({ text: cluster, isCovered });
  }
  return runs.map((run) => ({
    text: run.text,
    direction: 'ltr',
    letters: run.isCovered ? run.text : replacement(run.text),
  }));
}
