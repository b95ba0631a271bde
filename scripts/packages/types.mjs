import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, placeOf } from './consumers.mjs';
import { root } from './tarballs.mjs';

const VERSIONS = ['5.5', '5.9', '7'];
/** One project for the entries without optional peers, one for the others. */
const PROJECTS = ['tsconfig.json', 'tsconfig.peers.json'];
const RESOLUTIONS = { bundler: 'esnext', node16: 'node16' };

/** Errors, without those in a peer’s own declarations, which every user of that peer has. */
function errorsIn(output) {
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  const others = errors.filter((line) => !line.startsWith('node_modules/.pnpm/@supabase'));
  return errors.length > 0 ? others : [output];
}

/** Checks the packed declarations and their imports with the given versions of the compiler. */
export async function checkTypes(versions, { run }) {
  const place = placeOf('types');
  rmSync(place, { recursive: true, force: true });
  cpSync(join(root, 'consumers/types'), place, { recursive: true });
  await install(place, { run });
  const failed = [];
  for (const version of versions) {
    const compiler = join('node_modules', `typescript-${version}`, 'bin/tsc');
    for (const [moduleResolution, module] of Object.entries(RESOLUTIONS)) {
      const options = ['--module', module, '--moduleResolution', moduleResolution];
      for (const project of PROJECTS) {
        const errors = await run('node', [compiler, '-p', project, ...options], { folder: place }).then(
          () => [],
          ({ output }) => errorsIn(output),
        );
        if (errors.length > 0) failed.push(`TypeScript ${version} with ${moduleResolution} (${project})`);
      }
    }
  }
  if (failed.length > 0) throw new Error(`Declarations fail in ${failed.join(', ')}`);
}

export const allVersions = VERSIONS;
export const newestVersion = VERSIONS.slice(-1);
