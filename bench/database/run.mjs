/**
 * Measures the application's calls at growing numbers of learners, under row-level security, on a PostgreSQL
 * of its own, and prints a Markdown table.
 *
 *   node bench/database/run.mjs [--sizes 1000,100000,1000000] [--seconds 5]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { schema } from '../../packages/course-kit/supabase/tests/support/migrate.mjs';
import { installedPrograms, startPostgres } from '../../scripts/postgres.mjs';
import { load, operations, prepare } from './operations.mjs';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    seconds: { type: 'string', default: '5' },
  },
});
const sizes = options.sizes.split(',').map(Number);
if (!sizes.every((size, index) => Number.isInteger(size) && size > (sizes[index - 1] ?? 0))) {
  throw new Error('--sizes takes whole numbers, ascending, such as 1000,100000');
}

const CLIENTS = 2;
const SAMPLES = 15;
const LOAD_STEP = 50_000;
const SEPARATOR = '----';
const programs = installedPrograms();
const scratch = mkdtempSync(join(tmpdir(), 'bench-database-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const server = await startPostgres({
  settings: {
    shared_buffers: '2GB',
    maintenance_work_mem: '512MB',
    max_wal_size: '8GB',
    autovacuum: 'off',
    wal_level: 'logical',
  },
});
try {
  for (const { sql } of schema()) psql(sql);
  psql(prepare);
  const measured = [];
  let loaded = 0;
  for (const size of sizes) {
    const start = Date.now();
    for (; loaded < size; loaded = Math.min(size, loaded + LOAD_STEP)) {
      psql(load(loaded + 1, Math.min(size, loaded + LOAD_STEP)));
    }
    console.error(`${size} learners loaded in ${Math.round((Date.now() - start) / 1000)} s`);
    measured.push({ size, results: operations.map((operation) => measure(operation, size)) });
  }
  print(measured);
} finally {
  await server.stop();
}

/** A client program of PostgreSQL. */
function client(name) {
  if (!programs) throw new Error(`The bench needs ${name}, which comes with PostgreSQL.`);
  return join(programs, name);
}

function psql(sql) {
  const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-f', '-', server.url];
  const result = spawnSync(client('psql'), args, { input: sql, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(result.stderr);
  return result.stdout;
}

function measure(operation, learners) {
  const { pages, plan } = explain(operation, learners);
  const times = pgbench(operation, learners);
  console.error(`  ${operation.name}: ${pages} pages, p50 ${percentile(times, 50)} ms`);
  return { pages, plan, p50: percentile(times, 50), p99: percentile(times, 99) };
}

/**
 * The plan, and the median of the pages it touched for learners all over the table, triggers included. One
 * connection, as in a pool; what it reads of the catalogue on first use is left out.
 */
function explain({ context, statement }, learners) {
  const fill = (sql, index) =>
    sql.replaceAll(':n', String(1 + Math.floor((learners * (index + 0.5)) / SAMPLES)));
  const ask = (index) => `begin; ${fill(context, index)} \\g /dev/null
    explain (analyze, buffers, format json) ${fill(statement, index)};
    rollback;
    \\echo ${SEPARATOR}`;
  const indexes = Array.from({ length: SAMPLES }, (_, index) => index);
  const answers = psql([0, ...indexes].map(ask).join('\n')).split(SEPARATOR);
  const plans = answers.slice(1, 1 + SAMPLES).map((answer) => JSON.parse(answer)[0].Plan);
  const pages = plans
    .map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])
    .sort((a, b) => a - b);
  return { pages: pages[Math.floor(SAMPLES / 2)], plan: describe(plans[0]) };
}

function describe(plan) {
  const nodes = [];
  const visit = (node) => {
    if (node['Node Type'] === 'ModifyTable') {
      const arbiters = node['Conflict Arbiter Indexes'] ?? ['any index'];
      nodes.push(
        `${node.Operation} on conflict ${node['Conflict Resolution'].toLowerCase()} (${arbiters.join(', ')})`,
      );
    } else if (node['Index Name']) {
      nodes.push(`${node['Node Type']} (${node['Index Name']})`);
    } else if (node['Node Type'] === 'Seq Scan') {
      nodes.push(`Seq Scan (${node['Relation Name']})`);
    }
    node.Plans?.forEach(visit);
  };
  visit(plan);
  return nodes.join(' + ') || plan['Node Type'];
}

/** The latency of every transaction, in milliseconds, ascending. */
function pgbench({ name, context, statement }, learners) {
  const file = join(scratch, 'script.sql');
  const log = mkdtempSync(join(scratch, 'log-'));
  writeFileSync(file, `\\set n random(1, ${learners})\nbegin;\n${context};\n${statement};\ncommit;\n`);
  const args = [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${CLIENTS}`,
    `--time=${options.seconds}`,
    '--log',
    `--log-prefix=${join(log, 'times')}`,
    `--file=${file}`,
    server.url,
  ];
  const result = spawnSync(client('pgbench'), args, { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${name}: ${result.stderr}`);
  return readdirSync(log)
    .flatMap((part) => readFileSync(join(log, part), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .sort((a, b) => a - b);
}

function percentile(sorted, share) {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))].toFixed(2));
}

function print(measured) {
  const short = (size) => (size >= 1e6 ? `${size / 1e6}M` : `${size / 1e3}k`);
  const [first, last] = [measured[0], measured.at(-1)];
  const growth = `${short(first.size)} → ${short(last.size)}`;
  const ratio = (index, field) => (last.results[index][field] / first.results[index][field]).toFixed(2);
  const rows = [
    [
      'Call',
      ...measured.map(({ size }) => `${short(size)}: pages, p50 / p99 ms`),
      `pages ${growth}`,
      `p50 ${growth}`,
      `Plan at ${short(last.size)}`,
    ],
    ...operations.map(({ name }, index) => [
      name,
      ...measured.map(({ results }) => {
        const { pages, p50, p99 } = results[index];
        return `${pages}, ${p50} / ${p99}`;
      }),
      last.results[index].pages === 0 ? '–' : `× ${ratio(index, 'pages')}`,
      `× ${ratio(index, 'p50')}`,
      last.results[index].plan,
    ]),
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const version = psql('show server_version').trim();
  console.log(
    `PostgreSQL ${version}, ${cpus().length} cores, ${CLIENTS} connections, ${options.seconds} s per call.\n`,
  );
  console.log([line(rows[0]), line(rows[0].map(() => '---')), ...rows.slice(1).map(line)].join('\n'));
}
