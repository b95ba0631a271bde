import type { CourseSource } from '../course/read-course.js';

/** What built data may name of the files in a course's folder. */
export type NamedFiles = Pick<CourseSource, 'pictures' | 'downloads'>;

/** The sources of a picture and the targets of links in built data. Quotes within texts are escaped, so nothing else matches. */
const ADDRESS = /"(src|darkSrc|href)":"\/((?:[^"\\]|\\.)*)"/g;

/**
 * Data of a course with other addresses for the files in its folder that it names: pictures, and what links hand out.
 *
 * @param json - the data, as `JSON.stringify` writes it.
 * @param addressOf - the text to write for a path within the course's folder.
 */
export function withAddresses(
  json: string,
  { pictures, downloads }: NamedFiles,
  addressOf: (path: string) => string,
): string {
  return json.replace(ADDRESS, (whole, field: string, text: string) => {
    const path: unknown = JSON.parse(`"${text}"`);
    const files = field === 'href' ? downloads : pictures;
    return typeof path === 'string' && files.has(path) ? `"${field}":${addressOf(path)}` : whole;
  });
}
