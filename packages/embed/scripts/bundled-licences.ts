import { readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(-\w+)?(\.(md|txt))?$/i;

/**
 * Writes beside a bundle the licences of what is in it and was made by others, as most of them ask of whoever passes
 * them on: of packages, and of folders of our own with a licence file.
 *
 * @param root - the package's folder.
 */
export function bundledLicences(root: string): Plugin {
  return {
    name: 'bundled-licences',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const files = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))].filter(isAbsolute);
      const notices = [...packagesOf(files).map(noticeOf), ...foldersOf(root, files).flatMap(textsIn)];
      const source = notices.join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source });
    },
  };
}

/** The folders of the packages that these files belong to, each once, by name. */
function packagesOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');
  return [...new Set(folders)].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

/** The folders of our own that these files are in. */
function foldersOf(root: string, files: readonly string[]): string[] {
  const own = join(root, 'src/');
  return [...new Set(files.filter((file) => file.startsWith(own)).map(dirname))].sort();
}

/** @throws Error where a package names no licence: then nobody may pass it on. */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  if (!manifest.license) throw new Error(`${folder} names no licence`);
  return [`${manifest.name} ${manifest.version}: ${manifest.license}`, ...textsIn(folder)].join('\n\n');
}

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
}
