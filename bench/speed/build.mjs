/** Builds everything that is measured into `.cache`: the quizzes, the site, and a lesson in Starlight and in Docusaurus. */
import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = (file, parameters, cwd, environment = {}) =>
  execFileSync(process.execPath, [at(file), ...parameters], {
    cwd: at(cwd),
    env: { ...process.env, ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Quizzes that are bundled; the script tag takes the package's files as they are. */
const BUNDLED = ['course-kit', 'react', 'surveyjs', 'quizdown', 'react-quiz-component', 'picolms'];

/** The kit as it is published: what `pnpm -r build` left in `dist`. */
const alias = {
  '@course-kit/react/styles.css': at('../../packages/course-kit/dist/styles.css'),
  '@course-kit/react/certificate': at('../../packages/course-kit/dist/exports/certificate.js'),
  '@course-kit/react': at('../../packages/course-kit/dist/exports/index.js'),
};

/** One level with its questions and one lesson, and that lesson as Markdown for the other generators. */
export async function writeContent() {
  const { loadLevel, outline } = await import(at('../../packages/content/dist/index.js'));
  const level = await loadLevel(1);
  const [task] = level.tasks;
  mkdirSync(at('.cache'), { recursive: true });
  const course = { ...outline, levels: [{ ...level, tasks: [{ ...task, steps: task.steps.slice(0, 1) }] }] };
  writeFileSync(at('.cache/course.json'), JSON.stringify(course));
  const file = readFileSync(
    at('../../packages/content/course/1-fundamentals/1-environment-setup.md'),
    'utf8',
  );
  // Up to the second step, without comments and the drawn flow, which other generators do not know.
  const [introduction, first] = file.replace(/^---.*?^---$/ms, '').split(/^(?=## )/m);
  const lesson = `${introduction}${first}`.replace(/^```flow.*?^```$|<!--.*?-->/gms, '').trim();
  const text = [`---\ntitle: ${task.title}\nslug: /\n---`, task.description, lesson];
  for (const place of ['starlight/src/content/docs', 'docusaurus/docs']) {
    mkdirSync(at(place), { recursive: true });
    const front = place.startsWith('starlight') ? text.map((part) => part.replace('\nslug: /', '')) : text;
    writeFileSync(at(`${place}/index.md`), `${front.join('\n\n')}\n`);
  }
}

/** It brings a React of its own, one version behind. */
function reactOf(name) {
  const { resolve } = createRequire(realpathSync(at(`node_modules/${name}/package.json`)));
  return {
    react: dirname(resolve('react/package.json')),
    'react-dom': dirname(resolve('react-dom/package.json')),
  };
}

export async function buildPages() {
  // Reading the content has set it to `development`.
  process.env.NODE_ENV = 'production';
  for (const quiz of [...BUNDLED.map((name) => `quizzes/${name}`), 'certificate']) {
    const hasOwnReact = quiz.endsWith('react-quiz-component');
    await build({
      root: at(quiz),
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      resolve: {
        alias: hasOwnReact ? reactOf('react-quiz-component') : alias,
        dedupe: hasOwnReact ? [] : ['react', 'react-dom'],
      },
      build: {
        outDir: at(`.cache/${quiz}`),
        emptyOutDir: true,
        target: 'es2023',
        cssTarget: 'chrome123',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
      },
    });
  }
}

/** Pages with the package's script as it is, on a server of one's own or of packages. */
export function copyScriptTags() {
  for (const name of ['script-tag', 'script-tag-loader']) {
    const page = at(`.cache/quizzes/${name}`);
    cpSync(at(`quizzes/${name}`), page, { recursive: true });
    cpSync(at('../../packages/embed/dist'), `${page}/embed`, { recursive: true });
    cpSync(at('.cache/course.json'), `${page}/course.json`);
  }
}

export async function buildAll() {
  await writeContent();
  await buildPages();
  copyScriptTags();
  for (const [place, mode, environment] of [
    ['site', 'size', {}],
    ['site-in-browser', 'production', { VITE_STORAGE: 'local' }],
  ]) {
    run(
      'node_modules/astro/bin/astro.mjs',
      ['build', '--mode', mode, '--silent'],
      '../../apps/site',
      environment,
    );
    cpSync(at('../../apps/site/dist'), at(`.cache/${place}`), { recursive: true });
  }
  run('node_modules/astro/bin/astro.mjs', ['build', '--silent'], 'starlight');
  run(
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    ['build', '--config', 'docusaurus.config.mjs', '--out-dir', at('.cache/docusaurus')],
    'docusaurus',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
