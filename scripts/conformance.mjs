/**
 * Writes `docs/conformance.md`: each row of the specification that can be seen, and the test that looks at it.
 * The tests are named after the rows, so the table is made from them. `--check` says whether it is up to date.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../docs/conformance.md', import.meta.url);
const FOLDER = 'apps/site/e2e/accounts/conformance';

const CHAPTERS = [
  ['routes.spec.ts', 'Routes (section 2, route table)'],
  ['landing.spec.ts', 'Header, footer and landing page (section 2)'],
  ['level-task-quiz.spec.ts', 'Level, task and quiz pages (section 2)'],
  ['other-screens.spec.ts', 'The other screens (section 2)'],
  ['errors.spec.ts', 'Error catalogue (section 8)'],
  ['constants.spec.ts', 'Constants and limits (section 9)'],
];

const { stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--list', '--project=accounts', '--reporter=json', FOLDER],
  { encoding: 'utf8', maxBuffer: 1e8 },
);
if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
const { suites } = JSON.parse(stdout);

const tests = ({ specs, suites: inner = [] }, names = []) => [
  ...specs.map(({ title }) => [...names, title].join(': ')),
  ...inner.flatMap((suite) => tests(suite, [...names, suite.title])),
];
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const chapters = CHAPTERS.map(([name, title]) => {
  const suite = suites.find(({ file }) => file.endsWith(`conformance/${name}`));
  if (!suite) throw new Error(`There are no tests in ${name}`);
  const rows = tests(suite).map((row) => `| ${cell(row)} |`);
  return [
    `## ${title}`,
    '',
    `\`${FOLDER}/${name}\``,
    '',
    '| Row, and name of its test |',
    '| --- |',
    ...rows,
  ].join('\n');
});

const text = `# Conformance

What the specification asks for and can be seen has a test in Chromium, on the built site with accounts. The tests are named after
its rows. \`node scripts/conformance.mjs\` writes this page from them; \`npm test\` fails when it is out of date. Run one chapter with
\`npx playwright test --project=accounts conformance/errors\`.

The calls of section 7 have tests of their own: \`apps/site/e2e/accounts/calls.spec.ts\`. What cannot be seen in a browser (retry delays,
how long a read is kept, tooltip delays) is tested beside its code.

${chapters.join('\n\n')}
`;

const lines = (value) => value.replace(/[\s|-]+/g, ' ').trim();
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (lines(readFileSync(FILE, 'utf8')) !== lines(text)) {
  console.error('docs/conformance.md is out of date. Run: npx -y pnpm@12 fix');
  process.exitCode = 1;
}
