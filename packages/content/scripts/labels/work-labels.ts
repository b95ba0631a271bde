import type { NamedLabel } from './named-labels.js';

/** An exercise or a check of learners' work, as it stands in a lesson's file. */
const BLOCK = /^```(?:exercise|check)\b.*\n(?<lines>[\s\S]*?)^```$/gm;

/** The headings of a lesson's sections. */
const HEADING = /^## (?<heading>.+)$/gm;

/** Labels begin with a capital letter; what is bold and begins small is code that a check looks for. */
const LABEL = /\*\*(\p{Lu}[^*]*)\*\*/gu;

/** The labels in a lesson's hints and in what its checks say. */
export function labelsOfWork(file: string): readonly NamedLabel[] {
  const headings = [...file.matchAll(HEADING)];
  return [...file.matchAll(BLOCK)].flatMap(({ index: at, groups: { lines = '' } = {} }) => {
    const place = headings.findLast(({ index }) => index < at)?.groups?.['heading'] ?? '';
    return [...lines.matchAll(LABEL)].map(([, label = '']) => ({ kind: 'label', label, place }));
  });
}
