import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The folder of an installed dependency of this package. */
export function packageFolder(name: string): string {
  return dirname(resolve(`${name}/package.json`));
}
