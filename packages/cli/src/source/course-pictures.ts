import { readdir } from 'node:fs/promises';
import { imageSizeFromFile } from 'image-size/fromFile';
import { join, posix, relative, sep } from 'node:path';

/** How large a picture is drawn, in pixels, where its file says so: `@2x` at the end of a name halves it. */
export interface PictureSize {
  /** The width. @default unknown */
  readonly width?: number;
  /** The height. @default unknown */
  readonly height?: number;
}

/** The pictures in a course's folder: the size of each by its path within it, with `/` between folders. */
export type CoursePictures = ReadonlyMap<string, PictureSize>;

const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Finds every picture in a course's folder. */
export async function readPictures(folder: string): Promise<CoursePictures> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && PICTURE_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const sizes = await Promise.all(paths.map(readSize));
  return new Map(
    paths.map((path, index) => [relative(folder, path).replaceAll(sep, '/'), sizes[index] ?? {}]),
  );
}

async function readSize(path: string): Promise<PictureSize> {
  try {
    const { width, height } = await imageSizeFromFile(path);
    const density = /@2x\.\w+$/.test(path) ? 2 : 1;
    return { width: Math.round(width / density), height: Math.round(height / density) };
  } catch {
    // An SVG without a size, or no picture at all: pages show what they can of it.
    return {};
  }
}

/** The path of the same picture for dark pages: `bowl.dark.svg` beside `bowl.svg`, `bowl.dark@2x.png` beside `bowl@2x.png`. */
export function darkVariant(path: string): string {
  return path.replace(/(?=(?:@2x)?\.\w+$)/, '.dark');
}

/** Whether a picture's URL is a path relative to the lesson. */
export function isBeside(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\#])/i.test(url);
}

/** The path of a picture within the course's folder, from its path relative to a lesson. */
export function picturePath(lesson: string, url: string): string {
  return posix.join(posix.dirname(lesson), url.replaceAll('%20', ' '));
}
