/** node bench/flow-check/run.mjs FOLDER FOLDER: folders of templates, such as `starter_projects` of two releases. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('check-starters.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
const folders = process.argv.slice(2);
module.checkStarters(folders, console.log);
module.timeStarters(folders, console.log);
