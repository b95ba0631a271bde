/**
 * Draws the layers of the kit into docs/architecture.md, from the table that `test:layers` holds. An arrow leads from a layer
 * to one that it imports; one that follows from others is left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { words } from './layer-rules.mjs';
import { PARTS } from './layers.mjs';

const DOCUMENT = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const PICTURE = /```mermaid\n.*?\n```/s;

/** The layers of a part as a flowchart of Mermaid. */
function pictureOf(part) {
  const table = PARTS[part];
  const names = Object.keys(table);
  const layerOf = (name) =>
    names.find((layer) => name === layer) ?? names.find((layer) => name.startsWith(`${layer}/`));
  const imported = new Map(
    names.map((name) => [
      name,
      new Set(
        words(table[name].layers)
          .map(layerOf)
          .filter((other) => other && other !== name),
      ),
    ]),
  );
  const reaches = (from, to) =>
    imported.get(from).has(to) || [...imported.get(from)].some((next) => reaches(next, to));
  const id = (name) => name.replaceAll(/\W/g, '_');
  const arrows = names.flatMap((name) => {
    const others = [...imported.get(name)];
    return others
      .filter((other) => !others.some((between) => between !== other && reaches(between, other)))
      .map((other) => `  ${id(name)} --> ${id(other)}`);
  });
  return ['flowchart TB', ...names.map((name) => `  ${id(name)}["${name}"]`), ...arrows].join('\n');
}

/** The document with the picture as the table has it now. */
export const withPicture = (document) =>
  document.replace(PICTURE, () => `\`\`\`mermaid\n${pictureOf('packages/course-kit/src')}\n\`\`\``);

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(DOCUMENT, withPicture(readFileSync(DOCUMENT, 'utf8')));
