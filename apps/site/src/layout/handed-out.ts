import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
};

/** A folder of the course whose files the site hands out as they are. */
export interface HandedOut {
  /** The names of its files. */
  readonly files: readonly string[];
  /** One of them, as an answer to a request. */
  readonly answer: (file: string) => Promise<Response>;
}

/**
 * Reads which files there are to hand out.
 *
 * @param folder - its path; empty for a course without one.
 */
export function handedOut(folder: string): HandedOut {
  return {
    files: folder !== '' && existsSync(folder) ? readdirSync(folder) : [],
    answer: async (file) =>
      new Response(new Uint8Array(await readFile(join(folder, file))), {
        headers: { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' },
      }),
  };
}
