/** Lighthouse's mobile report, as it comes: six pages of the site beside a lesson in Starlight and in Docusaurus. */
import lighthouse from 'lighthouse';
import { interleaved, median, spread, table } from './statistics.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Lighthouse keeps local storage, in which the site remembers where a lesson was left: each visit is a first one. */
const FORGOTTEN = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
  'indexeddb',
];

async function measure(port, url) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    clearStorageTypes: FORGOTTEN,
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    scores: CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
    figures: AUDITS.map((name) => lhr.audits[name].numericValue),
    findings: Object.values(lhr.audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id }) => id),
  };
}

/** A table of medians, and below it the audits that the site's pages fail. */
export async function lighthouseScores(port, addresses, rounds) {
  const tasks = new Map([...addresses].map(([name, url]) => [name, () => measure(port, url)]));
  const results = await interleaved(rounds, tasks);
  const middle = (runs, part, index) => median(runs.map((run) => run[part][index]));
  const rows = [...results].map(([name, runs]) => [
    name,
    CATEGORIES.map((_, index) => middle(runs, 'scores', index)).join(' / '),
    ...AUDITS.slice(0, 3).map((_, index) => spread(runs.map(({ figures }) => figures[index]))),
    middle(runs, 'figures', 3).toFixed(3),
  ]);
  const findings = [...results]
    .filter(([name]) => name.startsWith('/'))
    .map(([name, runs]) => [name, [...new Set(runs.flatMap((run) => run.findings))]])
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => `- ${name}: ${found.join(', ')}`);
  return [
    table(
      ['Page', 'performance / accessibility / practices / search', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS'],
      rows,
    ),
    ...findings,
  ].join('\n');
}
