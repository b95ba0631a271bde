import { readFileSync } from 'node:fs';

const site = 'apps/site/dist';

/** The files that a page's script consists of until it is interactive: its entry, its route, and what they import. */
function scriptsOf(...sources) {
  const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8'));
  const files = new Set();
  const add = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(`${site}/${file}`)) return;
    files.add(`${site}/${file}`);
    imports.forEach(add);
  };
  sources.forEach(add);
  return [...files];
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
  { name: 'styles.css', path: 'packages/course-kit/dist/styles.css', rolldown: false, limit: '10 kB' },
  {
    name: 'Landing page with accounts until interactive, React included',
    path: scriptsOf('index.html', 'src/routes/landing-route.tsx'),
    rolldown: false,
    limit: '105 kB',
  },
];
