/** Runs a module of this package from its sources, which also read those of the kit: within the workspace nothing is built. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export async function fromSource(file) {
  const { module } = await runnerImport(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
