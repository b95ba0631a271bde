import type { LessonSource } from '../../rehearsal/record/lesson-source.js';
import { WHAT_TO_SEE, type LessonResult } from '../../rehearsal/record/results.js';

/**
 * Steps of a lesson that were carried out as they stand now. One whose words have changed since does not count, and none
 * whose result is not to be seen in the tool.
 */
export function carriedOutSteps({ steps }: LessonSource, result: LessonResult): readonly string[] {
  const hashes = new Map(steps.map(({ heading, hash }) => [heading, hash]));
  return result.steps
    .filter(({ outcome, heading, hash }) => outcome === 'carried out' && hashes.get(heading) === hash)
    .filter(({ excused = {} }) => !(WHAT_TO_SEE in excused))
    .map(({ heading }) => heading);
}

/** Steps whose words have changed since they were carried out. */
function changedSteps({ steps }: LessonSource, result: LessonResult): readonly string[] {
  const carriedOut = result.steps.filter(({ outcome }) => outcome === 'carried out');
  return steps
    .filter(({ heading, hash }) => carriedOut.some((one) => one.heading === heading && one.hash !== hash))
    .map(({ heading }) => heading);
}

/** The text of `carried-out.yaml`: what the pages say of each lesson. */
export function carriedOutFile(
  tool: string,
  lessons: readonly (readonly [LessonSource, LessonResult | undefined])[],
): string {
  const lines = lessons.flatMap(([lesson, result]) => {
    const steps = result ? carriedOutSteps(lesson, result).length : 0;
    if (!result || steps === 0) return [];
    return [
      `  ${lesson.file}: { steps: ${steps}, day: ${result.day} }`,
      ...changedSteps(lesson, result).map((heading) => `  # Changed since: ${heading}`),
    ];
  });
  return [
    '# How many steps of each lesson a machine has carried out as they stand, in which release and when.',
    '# `pnpm rehearse` writes it.',
    `tool: ${tool}`,
    lines.length > 0 ? 'lessons:' : 'lessons: {}',
    ...lines,
    '',
  ].join('\n');
}
