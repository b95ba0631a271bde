/**
 * Writes what each package promises: for every address that can be imported, its names and their declarations, from the
 * built `.d.ts`. `--check` compares with what is committed and fails with the difference.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');
const modules = new Map();

for (const folder of ['packages/course-kit', 'packages/content']) {
  if (!existsSync(join(root, folder, 'dist'))) throw new Error(`${folder} is not built`);
  hold(join(root, folder), reportsOf(join(root, folder)));
}

/** Compares the reports with those on the disk, or puts them there. */
function hold(folder, reports) {
  const api = join(folder, 'api');
  mkdirSync(api, { recursive: true });
  const kept = readdirSync(api).filter((file) => file.endsWith('.generated.md'));
  for (const file of new Set([...kept, ...reports.keys()])) {
    const path = join(api, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const after = reports.get(file) ?? '';
    if (before === after) continue;
    if (!isCheck) {
      if (after === '') rmSync(path);
      else writeFileSync(path, after);
      continue;
    }
    process.exitCode = 1;
    console.error(`${path.slice(root.length)} is not what the package exports; \`pnpm fix\` writes it anew:`);
    console.error(differenceOf(before, after));
  }
}

/** Lines that only one of two texts has, those around the first difference to the last. */
function differenceOf(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ].join('\n');
}

/** A report by file name for each subpath with types. */
function reportsOf(folder) {
  const { name, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const reports = new Map();
  for (const [subpath, target] of Object.entries(publishConfig.exports)) {
    if (typeof target !== 'object' || subpath.endsWith('.css')) continue;
    for (const [address, file] of spread(folder, subpath, target.types)) {
      const title = address.replace(/^\.\/?/, '') || 'index';
      const declarations = exportsOf(join(folder, file));
      const sorted = [...declarations.keys()].sort().map((key) => declarations.get(key));
      const parts = [...new Set(sorted.flatMap((text) => text.split('\n\n')))];
      const text = `# ${[name, address.slice(2)].filter(Boolean).join('/')}\n\n\`\`\`ts\n${parts.join('\n\n')}\n\`\`\`\n`;
      reports.set(`${title.replaceAll('/', '-')}.generated.md`, text);
    }
  }
  return reports;
}

/** The addresses and files that a subpath with a `*` stands for. */
function spread(folder, subpath, types) {
  if (!types.includes('*')) return [[subpath, types]];
  const [start, end] = types.split('*').map((part) => part.split('/').at(-1));
  return readdirSync(join(folder, dirname(types)))
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => file.slice(start.length, file.length - end.length))
    .map((star) => [subpath.replace('*', star), types.replace('*', star)]);
}

/** A module's own declarations, each with those it builds on that are not exported, and where its other names come from. */
function read(file) {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '');
  const module = { own: new Map(), names: new Map(), stars: [] };
  for (const statement of statementsOf(source)) take(statement, file, module);
  const hidden = [...module.own].filter(([, { isExported }]) => !isExported);
  for (const declaration of module.own.values()) {
    const parts = hidden.filter(([name]) => new RegExp(`\\b${name}\\b`).test(declaration.text));
    if (declaration.isExported)
      declaration.text = [...parts.map(([, { text }]) => text), declaration.text].join('\n\n');
  }
  modules.set(file, module);
  return module;
}

/** The statements at the top of a declaration file; each begins a line, and the lines within are indented or close it. */
function statementsOf(source) {
  return source
    .split(/\n(?=(?:export|import|declare|interface|type|class|const|function|enum|abstract)\b)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
}

function take(statement, file, module) {
  const from = /from ['"](.+)['"];?$/.exec(statement)?.[1];
  const source = from?.startsWith('.') ? resolve(dirname(file), from.replace(/\.js$/, '.d.ts')) : from;
  if (/^export (type )?\*/.test(statement)) return void module.stars.push(source);
  const list = /^(export|import)\b[^{]*\{([^}]*)\}/.exec(statement);
  if (list && (from || statement.startsWith('export {'))) {
    for (const part of list[2].split(',').map((name) => name.trim().replace(/^type /, ''))) {
      if (part === '') continue;
      const [name, as = name] = part.split(/ as /);
      module.names.set(as, { name, source, isExported: list[1] === 'export' });
    }
    return;
  }
  const name =
    /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|class|const|let|function|enum) (\w+)/.exec(
      statement,
    )?.[1];
  if (!name) return;
  const before = module.own.get(name);
  module.own.set(name, {
    text: [...(before ? [before.text] : []), statement.replace(/^export /, '').replace(/^declare /, '')].join(
      '\n',
    ),
    isExported: statement.startsWith('export'),
  });
}

/** Every name that a file exports, with its declaration. */
function exportsOf(file) {
  const { own, names, stars } = read(file);
  const found = new Map();
  for (const star of stars) for (const [name, text] of exportsOf(star)) found.set(name, text);
  for (const [name, { text, isExported }] of own) if (isExported) found.set(name, text);
  for (const [name, { name: original, source, isExported }] of names) {
    if (isExported) found.set(name, declarationOf(original, source, file));
  }
  return found;
}

/** A name's declaration in the module it comes from. */
function declarationOf(name, source, file) {
  if (source && !source.endsWith('.d.ts')) return `${name} from ${source}`;
  const target = source ?? file;
  const declaration = exportsOf(target).get(name) ?? read(target).own.get(name)?.text;
  if (!declaration) throw new Error(`${target.slice(root.length)} does not declare ${name}`);
  return declaration;
}
