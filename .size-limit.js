import { readdirSync, readFileSync } from 'node:fs';

const site = 'apps/site/dist';
const assets = `${site}/assets`;

/** The files that a page's script consists of until it is interactive: what Astro starts, the page's route, and what they import. */
function scriptsOf(page, route) {
  const html = readFileSync(`${site}/${page}`, 'utf8');
  const started = Array.from(
    html.matchAll(/(?:component|renderer)-url="\/assets\/([^"]+)"/g),
    ([, file]) => file,
  );
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(`${assets}/${file}`, 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) add(imported);
  };
  [...started, readdirSync(assets).find((file) => file.startsWith(`${route}.`))].forEach(add);
  return Array.from(files, (file) => `${assets}/${file}`);
}

/** Only what is needed at once counts: what is loaded on demand has chunks of its own. */
const kit = (name, names, limit) => ({
  name,
  path: 'packages/course-kit/dist/exports/index.js',
  import: `{ ${names} }`,
  entry: ['index'],
  ignore: ['react', 'react-dom'],
  limit,
});

/** Budgets of design.md, brotli, on top of react and react-dom but for the landing page. */
export default [
  kit('LevelCard view alone', 'LevelCardView', '3 kB'),
  kit('QuizRunner with local storage', 'QuizRunner', '12 kB'),
  kit(
    'All six components with local storage',
    'LevelCard, TaskPage, QuizRunner, UnlockGate, CertificateView, ProgressGrid',
    '25 kB',
  ),
  {
    name: 'Script tag: a quiz with styles, React included',
    path: 'packages/course-kit/dist/embed/course-elements.js',
    rolldown: false,
    limit: '88 kB',
  },
  { name: 'styles.css', path: 'packages/course-kit/dist/styles.css', rolldown: false, limit: '10 kB' },
  {
    name: 'Landing page with accounts until interactive, React included',
    path: scriptsOf('index.html', 'landing-route'),
    rolldown: false,
    limit: '110 kB',
  },
];
