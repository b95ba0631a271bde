import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { schema } from './support/migrate.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The migrations of each release, by the version that brought them: names, and hashes of their text. */
export const released = () => read('released.json');

export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Lines of TAP: projects have run a release's migrations, so that its files stay as they are. */
export function releasedTests() {
  const texts = new Map(schema().map(({ name, sql }) => [name, sql]));
  const files = Object.values(released()).flatMap(Object.entries);
  const { version } = read('../../package.json');
  return [
    ...files.map(([name, hash]) => [
      texts.has(name) && hashOf(texts.get(name)) === hash,
      `${name} is as it was released`,
    ]),
    [Object.hasOwn(released(), version), `released.json has the version ${version}`],
  ].map(([isRight, title]) => `${isRight ? 'ok' : 'not ok'} - ${title}`);
}
