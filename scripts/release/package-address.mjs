/**
 * Writes into the packages' manifests where they come from, just before they are published: the repository that runs
 * the workflow, its issues, and the docs as published from it. Nothing of it is in the sources, so that a copy
 * of the repository publishes its own addresses.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the docs are about; they are this package's home. */
const SHOWN = '@course-kit/react';

/**
 * @param {Record<string, unknown>} manifest of the package.
 * @param {string} directory of the package in the repository.
 * @param {{ repository: string, pages?: string }} addresses of the repository, and of the docs where they were published.
 * @returns {Record<string, unknown>} the manifest with `homepage`, `bugs` and `repository`.
 */
export function withAddress(manifest, directory, { repository, pages }) {
  return {
    ...manifest,
    homepage: manifest.name === SHOWN && pages ? pages : `${repository}/tree/HEAD/${directory}#readme`,
    bugs: { url: `${repository}/issues` },
    repository: { type: 'git', url: `git+${repository}.git`, directory },
  };
}

/** Writes it into every package of a folder of packages. */
export function writeAddresses(root, addresses) {
  for (const name of readdirSync(join(root, 'packages'))) {
    const path = join(root, 'packages', name, 'package.json');
    if (!existsSync(path)) continue;
    const manifest = withAddress(JSON.parse(readFileSync(path, 'utf8')), `packages/${name}`, addresses);
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, PAGES_URL: pages } = process.env;
  if (!server || !repository) throw new Error('GITHUB_SERVER_URL and GITHUB_REPOSITORY name the repository');
  writeAddresses(fileURLToPath(new URL('../..', import.meta.url)), {
    repository: `${server}/${repository}`,
    pages,
  });
}
