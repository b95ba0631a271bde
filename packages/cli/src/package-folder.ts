import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Where a package that this one knows is installed. */
export function packageFolder(name: string): string {
  return dirname(resolve(`${name}/package.json`));
}
