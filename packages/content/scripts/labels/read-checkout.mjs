import { spawnSync } from 'node:child_process';

/** Folders and files in which the tool defines what it shows, and kinds of files that are read there. */
const WHERE = [
  /^src\/frontend\/src\/(?!.*__tests__).*\.(?:tsx?|json)$/,
  /^src\/(?:lfx\/src\/lfx|bundles|backend\/base\/langflow|sdk\/src)\/(?!.*\/tests?\/).*\.(?:py|json|ya?ml|toml|sh)$/,
  /^docs\/docs\/.*\.mdx$/,
  /^(?:\.env\.example|pyproject\.toml|BUNDLE_API\.md)$/,
];
/** Texts in other languages, and what is made from the sources. */
const NOT = /locales\/(?!en\.json)|_assets\/|\/alembic\//;

/** @returns {(...parameters: string[]) => string} */
function gitIn(checkout) {
  return (...parameters) => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', checkout, ...parameters], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    if (status !== 0) throw new Error(`git ${parameters[0]}: ${stderr}`);
    return stdout;
  };
}

/**
 * Reads the files of a checkout, bare or with a work tree, as they are at a tag.
 *
 * @returns {{ commit: string, files: Map<string, string> }}
 */
export function readCheckout(checkout, tag) {
  const git = gitIn(checkout);
  const commit = git('rev-parse', `${tag}^{commit}`).trim();
  const paths = git('ls-tree', '-r', '--name-only', '-z', commit)
    .split('\0')
    .filter((path) => WHERE.some((pattern) => pattern.test(path)) && !NOT.test(path));
  return { commit, files: contents(checkout, commit, paths) };
}

/** One process for all files: thousands of `git show` would take minutes. */
function contents(checkout, commit, paths) {
  const { stdout } = spawnSync('git', ['-C', checkout, 'cat-file', '--batch'], {
    input: paths.map((path) => `${commit}:${path}\n`).join(''),
    maxBuffer: 2 ** 30,
  });
  const files = new Map();
  let at = 0;
  for (const path of paths) {
    const end = stdout.indexOf('\n', at);
    const size = Number(/ blob (\d+)$/.exec(stdout.toString('utf8', at, end))?.[1] ?? Number.NaN);
    at = end + 1;
    if (Number.isNaN(size)) continue;
    files.set(path, stdout.toString('utf8', at, at + size));
    at += size + 1;
  }
  return files;
}
