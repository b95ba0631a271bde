/** Fails for a rule in `docs/rules.md` that names no test, or a test that does not exist. */
import { existsSync, readFileSync } from 'node:fs';

const PAGE = new URL('../docs/rules.md', import.meta.url);

/** Lines of the form [name](path): `title`, `title`. */
const TESTS = /^ +\[[^\]]+\]\((?<path>[^)]+)\):(?<titles>.*)$/gm;

const rules = readFileSync(PAGE, 'utf8')
  .split(/^(?=\d+\. )/m)
  .slice(1);
const problems = rules.flatMap((rule) => {
  const number = rule.slice(0, rule.indexOf('.'));
  const tests = [...rule.matchAll(TESTS)].flatMap(({ groups: { path, titles } }) =>
    [...titles.matchAll(/`([^`]+)`/g)].map(([, title]) => ({ path, title })),
  );
  if (tests.length === 0) return [`Rule ${number} names no test.`];
  return tests
    .filter(({ path, title }) => !hasTest(new URL(path, PAGE), title))
    .map(({ path, title }) => `Rule ${number}: there is no “${title}” in ${path}.`);
});

/** Whether a file contains this title in quotes. */
function hasTest(file, title) {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`Each of ${rules.length} rules names a test that exists.`);
