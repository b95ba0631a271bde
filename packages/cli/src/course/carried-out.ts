import type { CarriedOut } from '@course-kit/react/model';
import { SourceChecker } from '../source/issues.js';
import { YamlFields } from '../source/yaml-fields.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** For a course whose steps nobody has carried out by machine. */
export const NOTHING_CARRIED_OUT: ReadonlyMap<string, CarriedOut> = new Map();

/**
 * Reads `carried-out.yaml`: how many steps of each lesson a machine has carried out, in which release of the tool and
 * when.
 *
 * @param file - its name, as issues name it.
 * @returns what it says of each lesson, by its path in the course's folder.
 */
export function parseCarriedOut(
  file: string,
  text: string,
): { readonly carriedOut: ReadonlyMap<string, CarriedOut>; readonly check: SourceChecker } {
  const check = new SourceChecker(file);
  const fields = YamlFields.parse(check, text, 1);
  const tool = fields.text('tool');
  const lessons = fields.fields('lessons');
  const carriedOut = new Map(
    (lessons?.names ?? []).map((path) => {
      const lesson = lessons?.fields(path);
      const day = lesson?.text('day') ?? '';
      const steps = lesson?.optionalNumber('steps') ?? 0;
      if (lesson) check.that(DAY.test(day), lesson.lineOf('day'), 'a day such as 2026-11-24', `"${day}"`);
      lesson?.done();
      return [path, { tool, day, steps }];
    }),
  );
  fields.done();
  return { carriedOut, check };
}
