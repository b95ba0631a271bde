import type { NamedLabel } from './named-labels.js';

/** An exercise or a check of learners' work, as it stands in a lesson's file. */
const BLOCK = /^```(?<kind>exercise|check)\b.*\n(?<lines>[\s\S]*?)^```$/gm;

/** Where their lines stand in a lesson. */
const PLACES: Readonly<Record<string, string>> = { exercise: 'Exercise', check: 'Check' };

/** Labels begin with a capital letter; what is bold and begins small is code that a check looks for. */
const LABEL = /\*\*(\p{Lu}[^*]*)\*\*/gu;

/** The labels in a lesson's hints and in what its checks say. */
export function labelsOfWork(file: string): readonly NamedLabel[] {
  return [...file.matchAll(BLOCK)].flatMap(({ groups: { kind = '', lines = '' } = {} }) =>
    [...lines.matchAll(LABEL)].map(([, label = '']) => ({
      kind: 'label',
      label,
      place: PLACES[kind] ?? kind,
    })),
  );
}
