/**
 * Prints the share of public props that say what they are for. A prop counts when its JSDoc has words of its own and
 * not only tags; props that come from HTML do not count. Fails below 90 %.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REQUIRED_PERCENT = 90;
const root = fileURLToPath(new URL('../packages/course-kit/', import.meta.url));
const exported = readFileSync(`${root}exports/index.ts`, 'utf8');

const props = readdirSync(`${root}src/components`, { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .sort()
  .flatMap((file) => interfacesIn(readFileSync(`${root}src/components/${file}`, 'utf8')))
  .filter(({ name }) => /(Props|Links|Actions)$/.test(name) && new RegExp(`\\b${name}\\b`).test(exported))
  .flatMap(({ name, body }) => propsIn(body).map((prop) => ({ ...prop, name: `${name}.${prop.name}` })));

const missing = props.filter(({ isDocumented }) => !isDocumented);
const percent = ((props.length - missing.length) / props.length) * 100;
for (const { name } of missing) console.log(`  without words: ${name}`);
console.log(
  `${props.length - missing.length} of ${props.length} public props documented (${percent.toFixed(1)} %)`,
);
process.exitCode = percent >= REQUIRED_PERCENT ? 0 : 1;

/** The exported interfaces of a source and what is between their braces. */
function interfacesIn(source) {
  return [...source.matchAll(/^export interface (\w+)[\s\S]*?\{\n([\s\S]*?)^\}/gm)].map(([, name, body]) => ({
    name,
    body,
  }));
}

/** The direct properties of an interface, as the formatter indents them, each with the comment before it. */
function propsIn(body) {
  const property = /(?:^ {2}\/\*\*([\s\S]*?)\*\/\n)?^ {2}(?:readonly )?['"]?([\w-]+)['"]?\??:/gm;
  return [...body.matchAll(property)].map(([, comment = '', name]) => ({
    name,
    isDocumented: /\w{2}/.test(comment.replace(/^[\s*]+/gm, '').replace(/@\w+[\s\S]*$/, '')),
  }));
}
