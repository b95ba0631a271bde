import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { layoutShift } from '../../../consumers/tests/layout-shift';

const EMBED = new URL('../../../.cache/packages/embed/dist/', import.meta.url);
let complaints: string[] = [];
let scripts: string[] = [];

test.beforeEach(({ page }) => {
  complaints = [];
  scripts = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().replace(/.*\//, ''));
  });
});

test.afterEach(() => expect(complaints).toEqual([]));

const quizOf = (page: Page, course: string) => page.locator(`course-quiz[src="${course}.json"]`);
const progressOf = (page: Page, course: string) => page.locator(`course-progress[src="${course}.json"]`);

/** Answers every question of a quiz and hands it in. */
async function take(page: Page, course: string, answers: readonly string[]) {
  const quiz = quizOf(page, course);
  for (const name of answers) await quiz.getByRole('radio', { name }).check();
  // By keyboard, with the pointer away: what moves under a pointer is fetched as if it had been pointed at.
  await page.mouse.move(0, 0);
  await quiz.getByRole('button', { name: 'Submit answers' }).press('Enter');
}

/** Opens the page with its courses far below the window. */
async function openFarAbove(page: Page) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<main>', '<main style="padding-top: 4000px">');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual(['loader.js']);
}

test('a quiz is taken, and the page receives its events', async ({ page }) => {
  await page.goto('/');
  await take(page, 'bread', ['Yeast', 'Heat']);
  await expect(quizOf(page, 'bread').getByRole('heading', { name: 'Passed' })).toBeFocused();
  await expect(page.locator('#log li')).toHaveCount(2);
  await expect(page.locator('#log li').first()).toContainText('"type":"quiz-submitted"');
  await expect(page.locator('#log li').first()).toContainText('"course":"Baking Bread"');
  await expect(page.locator('#log li').last()).toContainText('"type":"level-passed"');
});

test('two courses do not mix, also after a reload', async ({ page }) => {
  await page.goto('/');
  await take(page, 'bread', ['Yeast', 'Heat']);
  await take(page, 'knots', ['The half hitch', 'Three poles']);
  await expect(quizOf(page, 'knots').getByRole('heading', { name: 'Not Passed' })).toBeVisible();
  for (const isAgain of [false, true]) {
    if (isAgain) await page.reload();
    await expect(progressOf(page, 'bread')).toContainText('Quiz completed: 100%');
    await expect(progressOf(page, 'knots')).toContainText('Quiz pending');
  }
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !/^(baking-bread|tying-knots):/.test(key))).toEqual([]);
});

test('the code is loaded when an element comes near the window', async ({ page }) => {
  await openFarAbove(page);
  await quizOf(page, 'bread').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain('course-elements.js');
  await expect(quizOf(page, 'bread').getByRole('radio', { name: 'Yeast' })).toBeAttached();
});

test('the code is loaded when an element is pointed at', async ({ page }) => {
  await openFarAbove(page);
  await quizOf(page, 'knots').dispatchEvent('pointerenter');
  await expect.poll(() => scripts).toContain('course-elements.js');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`nothing moves when the elements come, ${width} px on slow 4G`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    expect(await layoutShift(page, '/')).toBeLessThanOrEqual(0.02);
  });
}

test('room is kept for what comes, and given back where its code cannot be had', async ({ page }) => {
  const mayGoOn = Promise.withResolvers<void>();
  await page.route('**/course-elements.js', async (route) => {
    await mayGoOn.promise;
    await route.abort();
  });
  const height = () => quizOf(page, 'bread').evaluate((element) => element.clientHeight);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(height).toBe(page.viewportSize()?.height);
  mayGoOn.resolve();
  await expect.poll(height).toBeLessThan(300);
  await expect(page.getByText('What makes dough rise: salt, yeast or sugar?')).toBeVisible();
  expect(complaints).not.toEqual([]);
  complaints = [];
});

test('courses are loaded in parallel with the code, and once', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(request.url().replace(/.*\//, '')));
  const mayGoOn = Promise.withResolvers<void>();
  await page.route('**/course-elements.js', async (route) => {
    await mayGoOn.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => order).toEqual(expect.arrayContaining(['bread.json', 'knots.json']));
  mayGoOn.resolve();
  await expect(quizOf(page, 'bread').getByRole('radio', { name: 'Yeast' })).toBeVisible();
  expect(order.filter((name) => name.endsWith('.json'))).toHaveLength(2);
});

test('a quiz alone needs the page, one script and its course', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().replace(/.*\//, '')));
  const head = `<link rel="icon" href="data:," />
    <link rel="preload" as="fetch" href="bread.json" crossorigin />
    <script type="module" src="embed/course-elements.js"></script>`;
  const html = `<!doctype html><title>A quiz</title>${head}<course-quiz src="bread.json"></course-quiz>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(quizOf(page, 'bread').getByRole('radio', { name: 'Yeast' })).toBeVisible();
  expect(requests.filter((name) => !name.startsWith('data:')).toSorted()).toEqual([
    '',
    'bread.json',
    'course-elements.js',
  ]);
});

test('the output of course-kit build is shown: a lesson with its picture, and its test', async ({
  page,
}, info) => {
  const file = (path: string) => fileURLToPath(new URL(`../../../packages/cli/${path}`, import.meta.url));
  const out = info.outputPath('course');
  const options = ['--out', out, '--base', '/course/'];
  execFileSync('node', [file('scripts/course-kit.mjs'), 'build', file('starter/course'), ...options]);
  await page.route('/course/**', (route) =>
    route.fulfill({ path: `${out}/${new URL(route.request().url()).pathname.replace('/course/', '')}` }),
  );
  const course = 'src="course/course.json" level="1"';
  const html = `<!doctype html><title>A course</title><link rel="icon" href="data:," />
    <script type="module" src="embed/loader.js"></script>
    <course-task ${course} task="2"></course-task><course-quiz ${course}></course-quiz>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/');
  await expect(page.getByRole('table')).toContainText('A title of its own');
  const picture = page.getByRole('img', { name: 'Three boxes in a row' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const name of ['A file of Markdown', 'An alternative text', 'Two number signs'])
    await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeFocused();
});

test('a page without a PDF does not load its code', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await take(page, 'bread', ['Yeast', 'Heat']);
  await expect(quizOf(page, 'bread').getByRole('heading', { name: 'Passed' })).toBeVisible();
  expect(scripts.filter((name) => /jspdf|font/.test(name))).toEqual([]);
});

test('the loader is small, and certificates load no unused code', () => {
  expect(statSync(new URL('loader.js', EMBED)).size).toBeLessThan(1000);
  const names = readdirSync(EMBED);
  expect(names.filter((name) => /html2canvas|canvg|purify|index\.es/.test(name))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the fallback content of the elements can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('What makes dough rise: salt, yeast or sugar?')).toBeVisible();
    await expect(page.getByText('Which knot makes a loop')).toBeVisible();
  });
});

test('an exercise is solved, and what it needs is fetched when it is begun', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((name) => name.startsWith('exercise-list'))).toEqual([]);
  await page.getByRole('button', { name: 'Start the exercise' }).click();
  for (const [output, input] of [
    [/^Order.*Order/, /^Baker.*Wish/],
    [/^Baker.*Loaf/, /^Counter.*Goods/],
  ] as const) {
    await page.getByRole('listbox', { name: 'Output' }).getByRole('option', { name: output }).click();
    await page.getByRole('listbox', { name: 'Input that fits' }).getByRole('option', { name: input }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
  }
  await expect(page.getByText('Solved: the flow is complete.')).toBeVisible();
  await expect(page.locator('#log li').last()).toContainText('"type":"exercise-solved"');
});

test('a flow is checked in a worker that comes with the script', async ({ page }) => {
  const content = new URL('../../../packages/content/', import.meta.url);
  const { loadChecks } = (await import(new URL('dist/index.js', content).href)) as {
    readonly loadChecks: (level: number) => Promise<Readonly<Record<string, unknown>>>;
  };
  const checks = await loadChecks(1);
  await page.goto('/');
  await page.evaluate(
    (checks) => {
      const element = document.createElement('course-check');
      element.setAttribute('src', 'bread.json');
      element.setAttribute('checks', `data:application/json,${encodeURIComponent(JSON.stringify(checks))}`);
      document.querySelector('main')?.prepend(element);
    },
    { 'task-1-1': checks['task-1-4'] },
  );
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Check a file' }).click();
  expect((await worker).url()).toContain('/embed/assets/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'flow.json',
    mimeType: 'application/json',
    buffer: readFileSync(new URL('course/flows/level1-task4.json', content)),
  });
  await expect(page.getByText('Everything is in place.')).toBeVisible();
});
