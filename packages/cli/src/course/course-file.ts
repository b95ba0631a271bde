import type { AuthoredCourse, ExtraCourse } from '@course-kit/react/model';
import { parseMarkdownFile } from '../markdown/markdown-file.js';
import type { SourceChecker } from '../source/issues.js';

/** The fields of a course, without its levels, and defaults for its lessons. */
export interface CourseCard extends Omit<AuthoredCourse, 'levels' | '$schema'> {
  /** The default version of the taught product for lessons. */
  readonly testedAgainst?: string;
  /** The address of each lesson's video, with `{level}` and `{task}` for the numbers; none by default. */
  readonly video?: string;
  /**
   * The address of each lesson on the site, with `{level}` and `{task}` for the numbers. Links between lesson files
   * become such addresses.
   *
   * @default '/level-{level}/task-{task}'
   */
  readonly lessonAddress?: string;
}

/**
 * Reads `course.md`: its fields, with a list of announced courses. The text below them is for readers of the file only.
 *
 * @param file - its name, as issues name it.
 */
export function parseCourseFile(
  file: string,
  text: string,
): { readonly course: CourseCard; readonly check: SourceChecker } {
  const { check, fields } = parseMarkdownFile(file, text);
  const passMark = fields.optionalNumber('passMark');
  const optional = (name: 'id' | 'language' | 'issuer' | 'testedAgainst' | 'video' | 'lessonAddress') => {
    const value = fields.optionalText(name);
    return value === undefined ? {} : { [name]: value };
  };
  const course: CourseCard = {
    title: fields.text('title'),
    ...optional('id'),
    ...optional('language'),
    ...optional('issuer'),
    ...optional('testedAgainst'),
    ...optional('video'),
    ...optional('lessonAddress'),
    ...(passMark !== undefined && { passMark }),
    extraCourses: fields.entries('extraCourses').map((entry): ExtraCourse => {
      const extra = {
        level: entry.optionalNumber('level') ?? 0,
        title: entry.text('title'),
        description: entry.text('description'),
      };
      entry.done();
      return extra;
    }),
  };
  check.that(
    passMark === undefined || (passMark > 0 && passMark <= 100),
    fields.lineOf('passMark'),
    'a pass mark above 0 and at most 100',
    `${passMark}`,
  );
  fields.done();
  return { course, check };
}
