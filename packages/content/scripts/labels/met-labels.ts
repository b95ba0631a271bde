import type { LessonResult } from '../../rehearsal/record/results.js';
import type { KnownLabels } from './known-labels.js';

/** What is known of the tool's sources, and what it showed while lessons were carried out. */
export function withMetLabels(known: KnownLabels, results: readonly LessonResult[]): KnownLabels {
  const met = results.flatMap(({ steps }) => steps.flatMap(({ labels }) => labels));
  const shown = Object.fromEntries(met.map(({ label, page }) => [label, { file: page }]));
  return { ...known, label: { ...known.label, ...shown } };
}
