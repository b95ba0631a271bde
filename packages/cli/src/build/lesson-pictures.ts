import type { CoursePictures } from '../course/course-pictures.js';

/** The sources of a picture in built data. Quotes within texts are escaped, so nothing else matches. */
const SOURCE = /"(src|darkSrc)":"\/((?:[^"\\]|\\.)*)"/g;

/**
 * Data of a course with other addresses for the pictures in its folder.
 *
 * @param json - the data, as `JSON.stringify` writes it.
 * @param addressOf - the text to write for a path within the course's folder.
 */
export function withPictures(
  json: string,
  pictures: CoursePictures,
  addressOf: (path: string) => string,
): string {
  return json.replace(SOURCE, (whole, field: string, text: string) => {
    const path: unknown = JSON.parse(`"${text}"`);
    return typeof path === 'string' && pictures.has(path) ? `"${field}":${addressOf(path)}` : whole;
  });
}
