import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildScript } from 'vite';
import { filesNamedIn, levelFiles, type BuiltFile } from '../src/offline/level-files.ts';
import { SOURCES } from './site-modules.ts';

/** What names other files. */
const TEXT = /\.(html|js|css)$/;

/** All files of a build by their paths, as addresses have them. */
async function readBuild(folder: string, base: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const pathOf = (file: string) => file.slice(join(folder, '/').length).replaceAll('\\', '/');
  const paths = new Set(files.map(pathOf));
  const read = async (file: string) => {
    const names = TEXT.test(file) ? filesNamedIn(await readFile(file, 'utf8'), paths, base) : [];
    return [pathOf(file), { size: (await stat(file)).size, names }] as const;
  };
  return new Map(await Promise.all(files.map(read)));
}

/** A worker is one file: what it imports may not be there without a network. */
async function writeWorker(folder: string, base: string, file: string): Promise<void> {
  await buildScript({
    configFile: false,
    envDir: false,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'warn',
    // Workbox writes to the console otherwise.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(SOURCES, 'offline', file),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/**
 * Writes what learners keep levels by: the worker, `sw.js`, and the list of what each level consists of, `offline/level-1.json`. Where the
 * author turned it off, `sw.js` removes a worker that an earlier release had.
 *
 * @param folder - where the build is.
 * @param options.base - the folder of the host that the site stands in, without a slash at its end.
 * @param options.languages - tags of the languages besides English.
 */
export async function writeOfflineFiles(
  folder: string,
  {
    isOn,
    base,
    languages,
  }: { readonly isOn: boolean; readonly base: string; readonly languages: readonly string[] },
): Promise<void> {
  await writeWorker(folder, base, isOn ? 'offline-worker.js' : 'no-offline-worker.js');
  if (!isOn) return;
  const built = await readBuild(folder, base);
  await mkdir(join(folder, 'offline'), { recursive: true });
  const levels = [...built.keys()].flatMap((path) => /^level-(\d+)\.html$/.exec(path)?.[1] ?? []);
  for (const level of levels.map(Number)) {
    const files = levelFiles(built, level, languages);
    const build = createHash('sha256').update(JSON.stringify(files));
    // Other files have their content in their names.
    for (const [page] of files.pages) build.update(await readFile(join(folder, `${page}.html`)));
    const list = { build: build.digest('hex').slice(0, 12), ...files };
    await writeFile(join(folder, `offline/level-${level}.json`), JSON.stringify(list));
  }
}
