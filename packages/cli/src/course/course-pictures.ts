import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';

/** How large a picture is drawn, in pixels, where its file says so. */
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
  if (/\.png$/i.test(path)) return pngSize(await readFile(path));
  return /\.svg$/i.test(path) ? svgSize(await readFile(path, 'utf8')) : {};
}

/** A PNG begins with its size. */
function pngSize(bytes: Buffer): PictureSize {
  return bytes.length < 24 ? {} : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function svgSize(text: string): PictureSize {
  const [, width, height] = /<svg[^>]*?\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
  return width && height ? { width: Math.round(Number(width)), height: Math.round(Number(height)) } : {};
}

/** Whether a picture's URL is a path relative to the lesson. */
export function isBeside(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\#])/i.test(url);
}

/** The path of a picture within the course's folder, from its path relative to a lesson. */
export function picturePath(lesson: string, url: string): string {
  return posix.join(posix.dirname(lesson), url.replaceAll('%20', ' '));
}
