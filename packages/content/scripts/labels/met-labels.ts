import type { LessonSource } from '../../rehearsal/record/lesson-source.js';
import type { LessonResult } from '../../rehearsal/record/results.js';

/** A lesson with what came of it. */
export type RehearsedLesson = readonly [LessonSource, LessonResult | undefined];

/** The text of the labels' file: where the tool showed what lessons name in bold, and what was not met in a step as it stands now. */
export function labelsFile(release: string, lessons: readonly RehearsedLesson[]): string {
  const [met, unmet] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (rows: typeof met, row: object, step: string) => {
    const key = Object.entries(row)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ');
    rows.set(key, [...new Set([...(rows.get(key) ?? []), step])]);
  };
  for (const [{ name, steps }, result] of lessons)
    for (const [index, { heading, hash, labels }] of steps.entries()) {
      const step = `${name}.${index + 1}`;
      const found = result?.steps.find((one) => one.heading === heading);
      const carriedOut = found?.outcome === 'carried out' && found.hash === hash ? found : undefined;
      for (const row of carriedOut?.labels ?? []) add(met, row, step);
      for (const label of labels.filter((one) => !carriedOut?.labels.some((row) => row.label === one)))
        add(
          unmet,
          { label, reason: found?.excused?.[label] ?? found?.reason ?? 'The step has changed since.' },
          step,
        );
    }
  const lines = (rows: typeof met) =>
    [...rows]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([row, steps]) => `  - { ${row}, steps: [${steps.join(', ')}] }`);
  return [
    '# Where the tool showed what is bold in steps (lesson.step), and what was not met in a step, by the reason.',
    '# `pnpm rehearse` writes it.',
    `release: ${release}`,
    'met:',
    ...lines(met),
    'unmet:',
    ...lines(unmet),
    '',
  ].join('\n');
}
