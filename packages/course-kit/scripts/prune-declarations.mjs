/**
 * Leaves out of a package's dist the declarations that no exported one leads to, which nobody's compiler opens: those of data, such
 * as fonts and schemas, repeat all of it as a type.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const dist = join(process.cwd(), 'dist');
const needed = new Set();
globSync('exports/**/*.d.ts', { cwd: dist }).forEach((file) => need(join(dist, file)));

const unneeded = globSync('**/*.d.ts', { cwd: dist }).filter((file) => !needed.has(join(dist, file)));
for (const file of unneeded) {
  rmSync(join(dist, file));
  rmSync(join(dist, `${file}.map`), { force: true });
}

/** Keeps a declaration, and those that it imports. */
function need(file) {
  if (needed.has(file)) return;
  needed.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, address] of text.matchAll(/(?:from|import\(|import) ?['"](\.[^'"]+)['"]/g)) {
    const next = join(dirname(file), address.replace(/\.js$/, '.d.ts'));
    if (existsSync(next)) need(next);
    else throw new Error(`${relative(dist, file)} imports ${address}, which has no declaration`);
  }
}
