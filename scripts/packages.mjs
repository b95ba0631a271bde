/**
 * Tries both packages as others get them: builds and packs them, looks into the tarballs, holds the API report, and
 * runs the examples on them in Chromium. Arguments name single parts, such as `publint script-tag`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tarballs = join(root, '.cache/packages');
const NAMES = ['course-kit', 'content'];
/** Addresses that `exports` has only a pattern for. */
const PATTERNED = ['./level-1', './level-5'];
const STYLESHEETS = ['./styles.css', './themes/docs.css'];

/** Every part in turn; what comes after the first two needs their tarballs. */
const parts = {
  build: () => run('pnpm', ['-r', '--filter', './packages/*', 'run', 'build']),
  pack: () => NAMES.forEach(pack),
  publint: () => NAMES.forEach((name) => run('pnpm', ['exec', 'publint', '--strict', tarballOf(name)])),
  attw: () => NAMES.forEach(checkTypes),
  'API report': () => run('node', ['scripts/api-report.mjs', '--check']),
  'script-tag': () => run('pnpm', ['exec', 'playwright', 'test'], 'examples/script-tag'),
  'React 19': () => tryDocusaurus('19'),
  'React 18.2': () => tryDocusaurus('18.2', { react: '18.2.0', 'react-dom': '18.2.0' }),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
const results = [];
for (const [name, part] of chosen) {
  console.log(`\n▷ ${name}`);
  const start = performance.now();
  const fault = faultOf(part);
  if (fault) console.error(fault);
  results.push({ name, fault, seconds: (performance.now() - start) / 1000 });
  if (fault && ['build', 'pack'].includes(name)) break;
}

console.log('\nPart         Result   Seconds');
for (const { name, fault, seconds } of results) {
  console.log(
    `${name.padEnd(12)} ${(fault ? 'FAILED' : 'passed').padEnd(8)} ${seconds.toFixed(1).padStart(7)}`,
  );
}
process.exitCode = results.some(({ fault }) => fault) ? 1 : 0;

function faultOf(part) {
  try {
    part();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs a command to its end. @throws Error naming it, if it fails. */
function run(command, parameters, folder = '.') {
  console.log(`$ ${[command, ...parameters].join(' ')}`);
  const { status } = spawnSync(command, parameters, {
    cwd: join(root, folder),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed in ${folder}`);
}

function tarballOf(name) {
  return join(tarballs, `${name}.tgz`);
}

/** One for all tarballs together. */
function checksum() {
  const sum = createHash('sha256');
  for (const name of NAMES) sum.update(readFileSync(tarballOf(name)));
  return sum.digest('hex');
}

/** Packs a package as it is published, and lays out beside it what is in the tarball. */
function pack(name) {
  const folder = join(tarballs, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('pnpm', ['--silent', '--dir', `packages/${name}`, 'pack', '--out', tarballOf(name)]);
  run('tar', ['-xzf', tarballOf(name), '-C', folder, '--strip-components', '1']);
}

/** Every address resolves to code and declarations; stylesheets have none. */
function checkTypes(name) {
  const { exports } = JSON.parse(readFileSync(join(tarballs, name, 'package.json'), 'utf8'));
  const left = STYLESHEETS.filter((address) => address in exports);
  const options = left.length > 0 ? ['--exclude-entrypoints', ...left] : [];
  if ('./level-*' in exports) options.push('--include-entrypoints', ...PATTERNED);
  const output = ['--profile', 'esm-only', '--format', 'table-flipped', '--no-color'];
  run('pnpm', ['exec', 'attw', tarballOf(name), ...output, ...options]);
}

/**
 * Builds the example on the tarballs and tries it. It is done in a copy: the tarballs have another checksum at every
 * build, which would end up in the lockfile of the example itself.
 *
 * @param version which React it is, for the copy's name.
 * @param overrides versions other than those of the example.
 */
function tryDocusaurus(version, overrides = {}) {
  const source = join(root, 'examples/docusaurus');
  const copy = `.cache/docusaurus-react-${version}`;
  const folder = join(root, copy);
  const remove = (part) => rmSync(join(folder, part), { recursive: true, force: true });
  ['docs', 'src', 'test', 'build'].forEach(remove);
  const own = (path) => !/[\\/](node_modules|build|\.docusaurus)$/u.test(path);
  cpSync(source, folder, { recursive: true, filter: own });
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  Object.assign(manifest.dependencies, overrides);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter', 'append-only'], copy);
  // The cache of webpack knows packages by their version, which stays the same however much is changed in them.
  const cached = join(folder, 'node_modules/.cache/tarballs');
  if (!existsSync(cached) || readFileSync(cached, 'utf8') !== checksum()) remove('node_modules/.cache');
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, checksum());
  run('pnpm', ['run', 'build'], copy);
  run('pnpm', ['exec', 'playwright', 'test'], copy);
}
