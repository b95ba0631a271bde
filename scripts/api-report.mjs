/**
 * Writes an API report of every entry of the packages, from the built declarations and with API Extractor. Fails for a
 * public name or member without a doc comment, and with `--check` if a committed report is out of date.
 */
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
  // The built package instead of its sources, which the workspace links to; below node_modules, so that its types are not
  // written into the reports of others once more.
  paths: {
    '@course-kit/react': [
      join(root, 'packages/content/node_modules/@course-kit/react/dist/exports/index.d.ts'),
    ],
    '@course-kit/react/*': [
      join(root, 'packages/content/node_modules/@course-kit/react/dist/exports/*.d.ts'),
    ],
    '@course-kit/flow/*': [join(root, 'packages/content/node_modules/@course-kit/flow/dist/exports/*.d.ts')],
  },
};

for (const name of ['course-kit', 'flow', 'credentials', 'content', 'cli', 'embedded-backend', 'site']) {
  const folder = join(root, 'packages', name);
  if (!existsSync(join(folder, 'dist'))) throw new Error(`packages/${name} is not built`);
  mkdirSync(join(folder, 'api'), { recursive: true });
  const entries = entriesOf(folder);
  const configs = [...entries].map(([report, declarations]) => configOf(folder, report, declarations));
  // One program for all entries of a package: reading its declarations takes longer than writing a report.
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: [...entries.values()] });
  for (const config of configs) {
    if (!isAsPromised(config, compilerState)) process.exitCode = 1;
  }
  for (const report of readdirSync(join(folder, 'api')).filter((file) => !entries.has(file))) {
    if (!isCheck) rmSync(join(folder, 'api', report));
    else fail(`packages/${name}/api/${report} is about no address of the package; \`pnpm fix\` removes it`);
  }
}

/** The declarations behind each address, by the name of its report. Addresses of one pattern, such as languages, have one. */
function entriesOf(folder) {
  const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return new Map(
    Object.entries(publishConfig.exports)
      .filter(([address, target]) => target.types?.startsWith('./dist/') && !address.endsWith('.css'))
      .map(([, { types }]) => {
        const name = /^\.\/dist\/exports\/(.+)\.d\.ts$/
          .exec(types)[1]
          .replaceAll('/', '-')
          .replace('*', 'each');
        const files = globSync(types, { cwd: folder }).sort();
        return [
          `${name}.api.md`,
          files.length === 1 ? join(folder, files[0]) : declarationsOfAll(folder, name, files),
        ];
      }),
  );
}

/** A file that exports what several declare, as API Extractor reads one for a report. */
function declarationsOfAll(folder, name, files) {
  const together = join(folder, '.cache/api', `${name}.d.ts`);
  mkdirSync(dirname(together), { recursive: true });
  const exported = files.map((file) => `export * from '../../${file.replace(/\.d\.ts$/, '.js')}';\n`);
  writeFileSync(together, exported.join(''));
  return together;
}

/** How the report of an entry is made. */
function configOf(folder, reportFileName, mainEntryPointFilePath) {
  const level = (logLevel) => ({ logLevel });
  const configObject = {
    projectFolder: folder,
    mainEntryPointFilePath,
    newlineKind: 'lf',
    compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
    apiReport: {
      enabled: true,
      // Types that are used but not exported are part of the API, too.
      includeForgottenExports: true,
      reportFileName,
      reportFolder: join(folder, 'api'),
      reportTempFolder: join(root, '.cache/api', folder.slice(root.length)),
    },
    dtsRollup: { enabled: false },
    docModel: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: level('error') },
      tsdocMessageReporting: { default: level('error') },
      extractorMessageReporting: {
        default: level('error'),
        'ae-forgotten-export': level('none'),
        'ae-missing-release-tag': level('none'),
      },
    },
  };
  return ExtractorConfig.prepare({ configObject, packageJsonFullPath: join(folder, 'package.json') });
}

function isAsPromised(config, compilerState) {
  const options = { compilerState, localBuild: !isCheck, printApiReportDiff: isCheck, messageCallback };
  return Extractor.invoke(config, options).succeeded;
}

/** Prints each error with its place. A report that was rewritten is an error only with `--check`. */
function messageCallback(message) {
  message.handled = true;
  const { logLevel, sourceFilePath, sourceFileLine, text } = message;
  if (logLevel !== 'error' && !(isCheck && logLevel === 'warning')) return;
  fail(sourceFilePath ? `${relative(root, sourceFilePath)}:${sourceFileLine} ${text}` : text);
}

function fail(reason) {
  console.error(reason);
  process.exitCode = 1;
}
