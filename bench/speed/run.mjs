/**
 * Measures the kit and the site beside others, in one run on this machine, and prints tables.
 *
 * Parameters choose parts: `answer`, `interaction`, `certificate`, `lighthouse`, `dashboard`, `waterfall`; all without any.
 * `--rounds=9` is how often each thing is measured. Only ratios can be compared with another run.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.mjs';
import { answerTime, QUIZ_NAMES } from './answer-time.mjs';
import { buildAll } from './build.mjs';
import { certificateTime } from './certificate.mjs';
import { dashboardTime } from './dashboard.mjs';
import { interactionTime } from './interaction.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { serve } from './serve.mjs';
import { waterfall } from './waterfall.mjs';

const DEBUGGING_PORT = 9333;
const PAGES = ['/', '/level-1', '/level-1/task-1', '/level-1/quiz', '/extra-courses', '/privacy-policy'];
const parameters = process.argv.slice(2);
const rounds = Number(parameters.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 9);
const chosen = parameters.filter((word) => !word.startsWith('--'));

const built = (name) => fileURLToPath(new URL(`.cache/${name}`, import.meta.url));
if (!parameters.includes('--keep') || !existsSync(built('docusaurus'))) await buildAll();
const servers = new Map();
const addressOf = async (name) => {
  if (!servers.has(name)) servers.set(name, await serve(built(name)));
  return servers.get(name).url;
};

const PARTS = {
  async answer(browser) {
    const addresses = new Map();
    for (const quiz of QUIZ_NAMES)
      addresses.set(
        quiz,
        quiz === 'site'
          ? `${await addressOf('site')}/level-1/quiz`
          : `${await addressOf(`quizzes/${quiz}`)}/`,
      );
    return answerTime(browser, (quiz) => addresses.get(quiz), rounds);
  },
  interaction: async (browser) => interactionTime(browser, await addressOf('site-in-browser'), rounds),
  certificate: async (browser) =>
    certificateTime(browser, await addressOf('site-in-browser'), await addressOf('certificate'), rounds),
  async lighthouse() {
    const site = await addressOf('site');
    const addresses = new Map(PAGES.map((path) => [path, site + path]));
    for (const name of ['starlight', 'docusaurus']) addresses.set(name, `${await addressOf(name)}/`);
    return lighthouseScores(DEBUGGING_PORT, addresses, rounds);
  },
  dashboard: (browser) => dashboardTime(browser, rounds),
  async waterfall(browser) {
    const requests = await waterfall(browser);
    return requests
      .map(({ method, pathname, from, to }) => `${from.toFixed(0)}-${to.toFixed(0)} ms ${method} ${pathname}`)
      .join('\n');
  },
};

const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
});
for (const name of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(PARTS).join(', ')}`);
  console.log(`\n## ${name}\n\n${await part(browser)}`);
}
await browser.close();
for (const { close } of servers.values()) close();
