import { globSync, readFileSync } from 'node:fs';

const site = 'apps/site/dist';
const readme = readFileSync('packages/course-kit/README.md', 'utf8');

/** A budget that the package's README promises, so that what it says is true. */
function promised(words) {
  const size = new RegExp(`${words} (\\d+(?:\\.\\d+)? kB)`).exec(readme)?.[1];
  if (!size) throw new Error(`The README does not say that "${words} … kB"`);
  return size;
}

/** The scripts that a page needs until it is interactive: those that its HTML lists. */
function scriptsOf(page) {
  const html = readFileSync(`${site}/${page}`, 'utf8');
  const named = html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="\/([^"]+)">/g);
  return Array.from(named, ([, file]) => `${site}/${file}`);
}

/** The script that is loaded on demand and all that it imports, without what a lesson's page has by then. */
function scriptsWith(name) {
  const known = scriptsOf('level-1/task-1.html');
  const scripts = new Set(globSync(`${site}/assets/${name}.*.js`));
  // A set that grows while it is walked through.
  for (const script of scripts)
    for (const [, file] of readFileSync(script, 'utf8').matchAll(
      /(?:(?:from|import)"\.\/|await importScript\(")([^"]+)"/g,
    ))
      if (!known.includes(`${site}/assets/${file}`)) scripts.add(`${site}/assets/${file}`);
  return [...scripts];
}

/** Scripts by their names. Throws for one that is not there, which would weigh nothing. */
function named(...names) {
  return names.flatMap((name) => {
    const found = globSync(`${site}/assets/${name}.js`);
    if (found.length === 0) throw new Error(`The build has no script ${name}`);
    return found;
  });
}

/** Counts only what is loaded at once: code loaded on demand is in other chunks. */
const kit = (name, names, limit) => ({
  name,
  path: 'packages/course-kit/dist/exports/index.js',
  import: `{ ${names} }`,
  entry: ['index'],
  ignore: ['react', 'react-dom'],
  limit,
});

/**
 * Budgets of scripts and styles, compressed with brotli. React and react-dom are not counted, except on the landing
 * page. Reading the state through jotai's own hook costs 0.48 kB of each first load (docs/decisions/0015), by which the
 * budgets of quiz, components and pages were raised at most.
 */
export default [
  kit('LevelCard view alone', 'LevelCardView', '2.3 kB'),
  kit('QuizRunner with local storage', 'QuizRunner', promised('One quiz with its storage is')),
  {
    name: 'defineCourse with all that looks a course over',
    path: 'packages/course-kit/dist/exports/model.js',
    import: '{ defineCourse }',
    limit: promised('what looks a course over'),
  },
  kit(
    'All six components with local storage',
    'LevelCard, TaskPage, QuizRunner, UnlockGate, CertificateView, ProgressGrid',
    // 0.1 kB of it marks what of a course is in another language than the rest, 0.2 kB keeps the places of what comes later,
    // 0.2 kB says which task has the level's project, and that it was built, 0.2 kB leads back from a retake and keeps
    // what two windows answer, and 0.1 kB asks about a place in a flow and says that a video needs the network.
    // Another 0.1 kB shows the flow of a question in a test.
    // 0.1 kB gives exercises to the steps of lessons, and as much says what one can do after a lesson and marks code in questions.
    // 1.1 kB says of the five states of what is not now what the matter is and what helps: without a network it could not be fetched.
    // 0.1 kB knows how long to wait for another attempt where the page is loaded anew.
    '27.2 kB',
  ),
  {
    name: 'Script tag: a quiz with styles, React included',
    path: 'packages/embed/dist/course-elements.js',
    rolldown: false,
    limit: promised('take a script tag, which is'),
  },
  {
    name: 'styles.css',
    path: 'packages/course-kit/dist/styles.css',
    rolldown: false,
    limit: promised('and the stylesheet'),
  },
  {
    name: 'Landing page with accounts until interactive, React included',
    path: scriptsOf('index.html'),
    rolldown: false,
    // With the picture of the flow that is tried; names of files move it by up to 50 B. A third of a kilobyte waits for a
    // language's words, and a fifth is what the pages say of Langflow in place of the words of every course. A tenth knows how long
    // there is no other attempt, and whose answers the browser keeps, as it does of the test's page.
    limit: '108 kB',
  },
  {
    name: 'Quiz page with accounts until interactive, React included',
    path: scriptsOf('level-1/quiz.html'),
    rolldown: false,
    limit: '110.5 kB',
  },
  {
    name: 'Verification of a credential, without what browsers without Ed25519 fetch',
    path: 'packages/credentials/dist/exports/verify.js',
    import: '{ verifyCredential, readBadge }',
    entry: ['index'],
    ignore: ['@noble/ed25519'],
    limit: '3 kB',
  },
  ...globSync(`${site}/assets/tasks-[0-9].*.js`)
    .sort()
    .map((path, index) => ({
      name: `Lessons of level ${index + 1}, of which one is shown`,
      path,
      rolldown: false,
      limit: '21.5 kB',
    })),
  {
    name: 'Words of level 1 in German, beside its lessons, and what lays them over',
    path: scriptsWith('tasks-1-de'),
    rolldown: false,
    limit: '18.5 kB',
  },
  {
    name: 'Exercise on a flow, when it is begun in a lesson',
    path: named('exercise-list.*', 'exercise-state.*', 'run-order.*', 'flow-detours.*'),
    rolldown: false,
    // Half a kilobyte of it runs a solved flow, and draws it from top to bottom on a phone. A sixth tells wrong connections from others.
    // A fifth goes on while a line rests at the window's edge, and brings an exercise back after a reload, also where nothing was made yet.
    limit: '8 kB',
  },
  {
    name: 'What mends a flow that is wired wrong, with the first exercise that has one',
    path: named('mending.*'),
    rolldown: false,
    limit: '1.92 kB',
  },
  {
    name: 'Flow that is tried on the landing page, after its first paint',
    path: named('try-out.*', 'exercise-state.*', 'run-order.*', 'flow.*', 'lesson-parts.*'),
    rolldown: false,
    // A seventh of a kilobyte is the file of the order of a run, which is apart. Two fifths draw components in more than one way,
    // and go on while a line rests at the window's edge.
    limit: '11.7 kB',
  },
  {
    name: 'Canvas beside the steps and bar of a lesson, when they come',
    path: named('step-canvas.*', 'lesson-progress.*', 'lesson-parts.*'),
    rolldown: false,
    // Names of files move it by up to 30 B; as much leads into a step, to its exercise. A sixth of a kilobyte fits a flow to a phone,
    // and half of one draws a large flow there without the names of its ports. The rest leads back to a result, and tells the step beneath
    // the picture, and the ends of zooming.
    limit: '6.35 kB',
  },
  {
    name: 'Canvas, player and bar of a lesson together, with the player’s styles',
    path: named('step-canvas.*', 'lesson-progress.*', 'lesson-parts.*', 'task-player.*'),
    rolldown: false,
    // Half a kilobyte of it keeps a reader's place: what is checked stays where it is, a jump shows its step. Names of files move
    // it by up to 30 B. Nine tenths are those of the canvas, above.
    limit: '10.4 kB',
  },
  {
    name: 'Check of a learner’s flow, from its opening to the answer, page and worker',
    path: named('loaded-check.*', 'check-worker-*'),
    rolldown: false,
    // With the disclosure of react-aria-components, which nothing else shows. A quarter of a kilobyte checks JSON answers and
    // files of code, which would stop every press if the page did.
    limit: '8.2 kB',
  },
  {
    name: 'Drop zone and file button, when nothing else of react-aria-components is there',
    path: scriptsWith('file-drop'),
    rolldown: false,
    limit: '36 kB',
  },
  {
    name: 'List box, when nothing else of react-aria-components is there',
    path: scriptsWith('ListBox'),
    rolldown: false,
    // With 2.7 kB that the list of the search needs as well.
    limit: '38.8 kB',
  },
  {
    name: 'Dialog, when nothing else of react-aria-components is there',
    path: scriptsWith('modal-dialog'),
    rolldown: false,
    limit: '29 kB',
  },
  {
    name: 'Toasts, when nothing else of react-aria-components is there',
    path: scriptsWith('toast-region'),
    rolldown: false,
    limit: '24 kB',
  },
  {
    name: 'Picture of a checked flow that lacks something',
    path: named('checked-figure.*', 'flow-detours.*'),
    rolldown: false,
    limit: '2.2 kB',
  },
];
