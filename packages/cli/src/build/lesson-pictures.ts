import type { CoursePictures } from '../course/course-pictures.js';

/** The place of a picture in built data; quotes within texts are escaped there, so nothing else looks like it. */
const SOURCE = /"src":"\/((?:[^"\\]|\\.)*)"/g;

/**
 * Data of a course with other addresses for the pictures that stand in its folder.
 *
 * @param json - the data, as `JSON.stringify` writes it.
 * @param addressOf - what stands for a path within the course's folder, as it is written into the data.
 */
export function withPictures(
  json: string,
  pictures: CoursePictures,
  addressOf: (path: string) => string,
): string {
  return json.replace(SOURCE, (whole, text: string) => {
    const path: unknown = JSON.parse(`"${text}"`);
    return typeof path === 'string' && pictures.has(path) ? `"src":${addressOf(path)}` : whole;
  });
}
