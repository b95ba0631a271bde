/** From the start of navigation until a press on the first answer is taken, in five quizzes with the same questions. */
import { interleaved, median, spread, table } from './statistics.mjs';

/** Where to press, and how a press that was taken shows. Each runs inside its page. */
const QUIZZES = {
  'course-kit': { press: '.ck-radio', taken: '.ck-progress[value="1"]' },
  react: { press: '.ck-radio', taken: '.ck-progress[value="1"]' },
  surveyjs: { press: '.sd-radio input', taken: '.sd-item--checked' },
  quizdown: { host: '.quizdown', press: 'input', taken: 'input:checked' },
  'react-quiz-component': {
    press: '.startQuizBtn, .answerBtn',
    taken: '.answerBtn:is(.selected, .correct, .incorrect)',
  },
};

/** Presses at every frame from the first on, as a learner would who cannot wait. */
function pressUntilTaken({ host, press, taken }) {
  const find = (selector) => {
    const place = host ? document.querySelector(host)?.shadowRoot : document;
    return place?.querySelector(selector);
  };
  const look = () => {
    find(press)?.click();
    queueMicrotask(() => {
      if (find(taken)) globalThis.takenAt = performance.now();
      else requestAnimationFrame(look);
    });
  };
  requestAnimationFrame(look);
}

async function measure(browser, address, quiz) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(pressUntilTaken, QUIZZES[quiz]);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.takenAt !== undefined, undefined, {
    polling: 100,
    timeout: 30_000,
  });
  const figures = await page.evaluate(() => ({
    takenAt: globalThis.takenAt,
    script: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  await context.close();
  return figures;
}

/** A table of medians, and of ratios to React alone within each round. */
export async function answerTime(browser, addressOf, rounds) {
  const names = Object.keys(QUIZZES);
  const tasks = new Map(names.map((name) => [name, () => measure(browser, addressOf(name), name)]));
  const results = await interleaved(rounds, tasks);
  const base = results.get('react').map(({ takenAt }) => takenAt);
  return table(
    ['Quiz', 'first answer taken, ms', 'x React alone', 'script, bytes'],
    names.map((name) => {
      const runs = results.get(name);
      const times = runs.map(({ takenAt }) => takenAt);
      const ratio = median(times.map((time, round) => time / base[round]));
      return [name, spread(times), ratio.toFixed(2), runs[0].script];
    }),
  );
}
