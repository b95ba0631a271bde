import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const manifestOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'));
const manifest = manifestOf('@course-kit/react');

/** Every address of a module; `@course-kit/react/testing` is for the inside of Vitest, and a pattern stands for many. */
const modules = [manifest, manifestOf('@course-kit/flow'), manifestOf('@course-kit/credentials')].flatMap(
  ({ name, exports }) =>
    Object.entries(exports)
      .filter(([, target]) => target.default?.endsWith('.js'))
      .map(([address]) => address.replace(/^\./u, name))
      .filter((address) => address !== '@course-kit/react/testing' && !address.includes('*')),
);

/** Defines the elements of a page when it is imported. */
const FOR_THE_PAGE = ['@course-kit/react/element', '@course-kit/flow/element'];

const boundaries = `data:text/javascript,${encodeURIComponent(
  `import { register } from 'node:module'; register(${JSON.stringify(import.meta.resolve('./client-boundaries.mjs'))});`,
)}`;

test('runs on the oldest Node that the package names', () => {
  assert.equal(manifest.engines.node, `>=${process.versions.node}`);
  assert.ok(modules.length > 7, modules.join());
});

/** Advisories and updates reach users for what their package manager installs, not for what is bundled. */
const libraries = createRequire(require.resolve('@course-kit/react/package.json'));
for (const name of ['jotai', 'jspdf', 'react-aria-components']) {
  test(`${name} is installed as a dependency of its own`, () =>
    assert.equal(libraries(`${name}/package.json`).version, manifest.dependencies[name]));
}

for (const name of modules) {
  test(`${name} can be imported where there is no page`, async () => {
    assert.notDeepEqual(Object.keys(await import(name)), []);
  });

  test(`${name} can be required`, () => assert.notDeepEqual(Object.keys(require(name)), []));
}

for (const name of modules.filter((address) => !FOR_THE_PAGE.includes(address))) {
  test(`${name} can be imported by a server component`, () => {
    const script = `await import(${JSON.stringify(name)})`;
    const options = ['--conditions', 'react-server', '--import', boundaries, '--input-type', 'module'];
    execFileSync(process.execPath, [...options, '-e', script]);
  });
}

test('components are rendered on a server', async () => {
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { CourseMap, LevelCard, LevelPage, ProgressGrid, QuizRunner, TaskPage } =
    await import('@course-kit/react');
  const { defineCourse } = await import('@course-kit/react/model');
  const task = {
    title: 'Mix',
    duration: '5 minutes',
    steps: [{ title: 'Mix it', instruction: ['Slowly.'] }],
  };
  const question = {
    question: 'What makes it rise?',
    options: ['Salt', 'Yeast'],
    correctAnswer: 1,
    explanation: 'Gas.',
  };
  const course = defineCourse({
    title: 'Baking Bread',
    levels: [{ title: 'Dough', tasks: [task], questions: [question] }],
  });
  for (const [component, props] of [
    [CourseMap, {}],
    [LevelCard, { level: 1 }],
    [LevelPage, { level: 1 }],
    [ProgressGrid, {}],
    [QuizRunner, { level: 1 }],
    [TaskPage, { level: 1, task: 1 }],
  ]) {
    assert.match(renderToString(createElement(component, { course, ...props })), /class="ck-root/u);
  }
});
