import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(-\w+)?(\.(md|txt))?$/i;

/**
 * Writes beside a bundle the licences of what is in it and was made by others, as most of them ask of whoever passes
 * them on: of packages, and of folders of our own with a licence file.
 *
 * @param folder where the bundle goes.
 */
export function bundledLicences(folder: string): NonNullable<Options['esbuildPlugins']>[number] {
  return {
    name: 'bundled-licences',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(({ metafile }) => {
        const files = Object.keys(metafile?.inputs ?? {});
        const notices = [...packagesOf(files).map(noticeOf), ...foldersOf(files).flatMap(textsIn)];
        writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), notices.join(`\n\n${'-'.repeat(80)}\n\n`));
      });
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
function foldersOf(files: readonly string[]): string[] {
  return [...new Set(files.filter((file) => file.startsWith('src/')).map(dirname))].sort();
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
