import type { VideoChapter } from '@course-kit/react/model';
import { SourceChecker } from '../source/issues.js';
import { YamlFields } from '../source/yaml-fields.js';

/** For a course without videos, or with such whose parts nobody knows. */
export const NO_CHAPTERS: ReadonlyMap<string, readonly VideoChapter[]> = new Map();

/**
 * Reads `chapters.yaml`: which steps the video of each lesson shows, and when.
 *
 * @param file - its name, as issues name it.
 * @returns the chapters of each lesson, by its path in the course's folder.
 */
export function parseChapters(
  file: string,
  text: string,
): { readonly chapters: ReadonlyMap<string, readonly VideoChapter[]>; readonly check: SourceChecker } {
  const check = new SourceChecker(file);
  const fields = YamlFields.parse(check, text, 1);
  const chapters = new Map(
    fields.names.map((path) => [
      path,
      fields.entries(path).map((entry) => {
        const [step = 0, from = 0, to = 0] = ['step', 'from', 'to'].map((name) => entry.optionalNumber(name));
        check.that(
          step > 0 && to > from,
          entry.lineOf('step'),
          'a step, and a beginning and an end in seconds',
          `step ${step} from ${from} to ${to}`,
        );
        entry.done();
        return { step, from, to };
      }),
    ]),
  );
  fields.done();
  return { chapters, check };
}
