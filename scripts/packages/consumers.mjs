import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NAMES, root, tarballOf, tarballs } from './tarballs.mjs';

const serveFiles = join(root, 'examples/serve.mjs');

/**
 * Applications as users build them. `pages` are tested in the browser, by their name in the report; `serve` is the
 * command that serves them at a port. Those with a `test` command run without a browser.
 */
export const consumers = {
  vite: { pages: { vite: '/' }, serve: serveFolder('dist') },
  next: {
    pages: { 'next-server': '/', 'next-client': '/client' },
    serve: (port) => `pnpm run start --port ${port}`,
  },
  'strict-script-tag': {
    hasPackages: false,
    pages: { 'strict-script-tag': '/' },
    serve: (port) => `node ${serveFiles} ${port} . course-kit=${join(tarballs, 'embed/dist')}`,
  },
  astro: { pages: { astro: '/' }, serve: serveFolder('dist') },
  nuxt: { pages: { nuxt: '/' }, serve: serveFolder('.output/public') },
  webpack: { pages: { webpack: '/' }, serve: serveFolder('dist') },
  'docusaurus-19': { ...docusaurus(), pages: { 'docusaurus-19': '/showcase' } },
  'docusaurus-18': {
    ...docusaurus({ react: '18.2.0', 'react-dom': '18.2.0' }),
    pages: { 'docusaurus-18': '/showcase' },
  },
  vitest: { command: 'test' },
  jest: { command: 'test' },
  'oldest-node': { command: 'test' },
};

function serveFolder(name) {
  return (port) => `node ${serveFiles} ${port} ${name}`;
}

/** The Docusaurus example with an additional page and other versions. */
function docusaurus(versions = {}) {
  return { example: 'docusaurus', folder: 'docusaurus', versions, serve: serveFolder('build') };
}

/** Outside the repository, so that no package is resolved from it; a separate folder for each checkout. */
const workplace = join(
  tmpdir(),
  `course-kit-consumers-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);

/** Where an application is built. */
export const placeOf = (name) => join(workplace, name);

/** Copies the tarballs to where the applications expect them. */
export function layOut() {
  mkdirSync(workplace, { recursive: true });
  for (const name of NAMES) cpSync(tarballOf(name), join(workplace, `${name}.tgz`));
}

/** Installs and builds a copy of an application, so that the checksum of the tarball is not written to its lockfile. */
export async function buildConsumer(name, { run }) {
  const { example, folder = name, versions = {}, hasPackages = true, command = 'build' } = consumers[name];
  const place = placeOf(name);
  rmSync(place, { recursive: true, force: true });
  const own = (path) => !/[\\/](node_modules|build|dist|\.[a-z]+)$/u.test(path);
  const copy = (source, target) => cpSync(join(root, source), target, { recursive: true, filter: own });
  if (example) copy(`examples/${example}`, place);
  copy(`consumers/${folder}`, place);
  if (!hasPackages) return;
  const source = name === 'next' ? 'app' : 'src';
  copy('consumers/shared', join(place, source, 'shared'));
  if (name === 'nuxt')
    for (const file of ['course.json', 'not-filmed-yet.mp4'])
      copy(`consumers/strict-script-tag/${file}`, join(place, 'public', file));
  if (name === 'vite') writeFileSync(join(place, 'src/readme-example.tsx'), readmeExample());
  changeVersions(join(place, 'package.json'), versions);
  if (example)
    ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'].forEach((file) => referUp(join(place, file)));
  await install(place, { run });
  failOnNoise(await run('pnpm', ['run', command], { folder: place }));
}

/** What builds have complained of: of the kit's modules for React's servers, and of what minifiers cannot read in its styles. */
const NOISE = /MODULE_LEVEL_DIRECTIVE|Css Minimizer plugin/u;

function failOnNoise(output) {
  const noise = output.split('\n').filter((line) => NOISE.test(line));
  if (noise.length > 0) throw new Error(`The build complains of the kit:\n${noise.join('\n')}`);
}

export function install(folder, { run }) {
  const options = ['--no-frozen-lockfile', '--prefer-offline', '--reporter', 'append-only'];
  return run('pnpm', ['install', ...options], { folder });
}

function changeVersions(path, versions) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  Object.assign(manifest.dependencies, versions);
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

/** Rewrites the paths of the tarballs, which an example takes from this checkout. */
function referUp(path) {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('../../.cache/packages/', '../'));
}

/** The first example of the package's README, unchanged. */
function readmeExample() {
  const readme = readFileSync(join(tarballs, 'course-kit/README.md'), 'utf8');
  const code = /^```tsx\n(.*?)^```$/msu.exec(readme)?.[1];
  if (!code) throw new Error('The README of course-kit has no example in tsx');
  return code;
}
