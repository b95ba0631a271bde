/**
 * Writes langflow-1.12.labels.json: what lessons name of Langflow, and where a checkout of it shows that.
 *
 *     node scripts/collect-labels.mjs <checkout> <tag>
 *
 * The checkout may be bare. What it does not show is left out and printed, unless somebody noted where else it is.
 */
import { coursePlugin } from '@course-kit/cli/vite';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { labelFinder } from './labels/find-labels.mjs';
import { readCheckout } from './labels/read-checkout.mjs';

const [checkout, tag] = process.argv.slice(2);
if (tag === undefined) throw new Error('Usage: node scripts/collect-labels.mjs <checkout> <tag>');
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const FILE = at('langflow-1.12.labels.json');
const KINDS = ['label', 'component', 'variable', 'command', 'flag', 'import'];

const { module } = await runnerImport(at('scripts/labels/lesson-labels.ts'), {
  root: at('.'),
  configFile: false,
  plugins: [coursePlugin()],
  logLevel: 'error',
});
const named = await module.lessonLabels();
const before = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'));
const { commit, files } = readCheckout(checkout, tag);
const find = labelFinder(files);
const missing = [];

/** Entries with a commit of their own were read by a person elsewhere; they stay while lessons name them. */
function seen(kind, name) {
  const noted = before[kind]?.[name];
  return noted?.commit === undefined ? find[kind](name) : noted;
}

const drawn = new Set(named.filter(({ kind }) => kind === 'port').map(({ label }) => label));

/** A component's entry, with those of its ports that lessons draw. */
function inLessons(entry) {
  return entry.ports ? { ...entry, ports: entry.ports.filter((name) => drawn.has(name)) } : entry;
}

/** Every name of a kind, each with the other names that its component may have. */
function namesOf(kind) {
  const ofKind = named.filter((label) => label.kind === kind);
  return new Map(ofKind.map(({ label, component }) => [label, component ?? [label]]).toSorted());
}

const collected = Object.fromEntries(
  KINDS.map((kind) => {
    const entries = [...namesOf(kind)].map(([label, names]) => {
      const name = names.find((name) => seen(kind, name));
      if (name === undefined) missing.push(`${kind} ${label}`);
      return name === undefined ? [] : [[name, inLessons(seen(kind, name))]];
    });
    return [kind, Object.fromEntries(entries.flat().toSorted())];
  }),
);
const release = before.release ?? '1.12';
const repository = 'https://github.com/langflow-ai/langflow';
const document = { release, collected: { repository, tag, commit }, ...collected };
await writeFile(FILE, `${JSON.stringify(document, null, 2)}\n`);
const count = KINDS.reduce((sum, kind) => sum + Object.keys(collected[kind]).length, 0);
const noted = KINDS.flatMap((kind) => Object.entries(collected[kind])).filter(([, { commit }]) => commit);
process.stdout.write(
  `${count} written, ${noted.length} of them noted by hand: ${noted.map(([name]) => name).join(', ')}\n` +
    `${missing.length} not found in ${tag}\n${missing.join('\n')}\n`,
);
