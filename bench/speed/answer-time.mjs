/**
 * The time from the start of navigation until a press on the first answer is accepted, in quizzes with the same
 * questions.
 */
import { answerOf, SLOW_4G, weightOf } from './answer-page.mjs';
import { interleaved, median, spread, table } from './statistics.mjs';

/** Where to press, and how to see that a press was accepted. Each function runs inside its page. */
export const QUIZZES = {
  react: { press: '.ck-radio', taken: '.ck-progress[value="1"]' },
  'course-kit': { press: '.ck-radio', taken: '.ck-progress[value="1"]' },
  'script-tag': { host: 'course-quiz', press: '.ck-radio', taken: '.ck-progress[value="1"]' },
  'script-tag-loader': { host: 'course-quiz', press: '.ck-radio', taken: '.ck-progress[value="1"]' },
  surveyjs: { press: '.sd-radio input', taken: '.sd-item--checked' },
  quizdown: { host: '.quizdown', press: 'input', taken: 'input:checked' },
  'react-quiz-component': {
    press: '.startQuizBtn, .answerBtn',
    taken: '.answerBtn:is(.selected, .correct, .incorrect)',
  },
  site: { press: '.ck-radio', taken: '.ck-progress[value="1"]' },
  picolms: { press: '.picolms-mc-option input', taken: '.mc-option-selected' },
};

export const QUIZ_NAMES = Object.keys(QUIZZES);

const SLOW_CPU = { cpu: 4 };
const SLOW_NETWORK = { cpu: 1, network: SLOW_4G };

/** Two tables of medians, and of ratios to bare React within each round: waiting times, and CPU time and bytes. */
export async function answerTime(browser, addressOf, rounds, names = QUIZ_NAMES) {
  const visit = (name) => async () => {
    const address = addressOf(name);
    return {
      slowCpu: await answerOf(browser, address, QUIZZES[name], SLOW_CPU),
      slowNetwork: await answerOf(browser, address, QUIZZES[name], SLOW_NETWORK),
      weight: await weightOf(browser, address, QUIZZES[name], SLOW_CPU),
    };
  };
  const results = await interleaved(rounds, new Map(names.map((name) => [name, visit(name)])));
  const cells = (name, figureOf) => {
    const figures = results.get(name).map(figureOf);
    const base = results.get('react').map(figureOf);
    return [spread(figures), median(figures.map((figure, round) => figure / base[round])).toFixed(2)];
  };
  const waits = names.map((name) => {
    const [{ slowNetwork }] = results.get(name);
    return [
      name,
      ...cells(name, ({ slowCpu }) => slowCpu.takenAt),
      ...cells(name, (visited) => visited.slowNetwork.takenAt),
      slowNetwork.requests,
      slowNetwork.trips,
    ];
  });
  const scriptBytes = (name) => results.get(name)[0].weight.scriptBytes;
  const weights = names.map((name) => [
    name,
    ...cells(name, ({ weight }) => weight.script),
    scriptBytes(name),
    scriptBytes(name) - scriptBytes('react'),
  ]);
  return [
    table(
      ['Quiz', 'answer at 4x CPU, ms', 'x React', 'on slow 4G, ms', 'x React', 'requests', 'round trips'],
      waits,
    ),
    table(['Quiz', 'script CPU at 4x, ms', 'x React', 'script, bytes', 'over React'], weights),
  ].join('\n\n');
}
