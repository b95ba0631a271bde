import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * A folder for each test, whose part `course` begins with these files, and what commands print there.
 *
 * @param files - by their names within the course.
 */
export function courseFolder(files: Readonly<Record<string, string>>) {
  let folder = '';
  let printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const write = async (more: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(more)) {
      const path = join(folder, 'course', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'course-'));
    printed = [];
    await write(files);
  });
  afterEach(() => rm(folder, { recursive: true }));
  return {
    write,
    output: { log: print, error: print },
    get folder() {
      return folder;
    },
    get printed() {
      return printed;
    },
  };
}
