import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { CheckedOptions } from './check-options.ts';
import { COMPONENTS, type ComponentName } from './options.ts';

/** Begins the names of all modules with a part of a site's options. */
const PREFIX = 'virtual:course-site/';

/** The sources of the pages, which a site's own bundler builds. */
export const SOURCES = join(import.meta.dirname, '../src');

/** A path as modules are named, on every system. */
const asModule = (path: string) => JSON.stringify(path.replaceAll('\\', '/'));

/**
 * Gives the pages what a site is made of: `virtual:course-site/options` has the data, `virtual:course-site/try-out` what only the landing
 * page needs, `virtual:course-site/words` the site's own words, `virtual:course-site/words/de` those of a language, and `virtual:course-site/components/Header` that component.
 *
 * @param publicFolder - what is published as it is.
 */
export function siteModules(
  { brand, tool, locales, words = {}, tryOut, components }: CheckedOptions,
  publicFolder: string,
): Plugin {
  const data = { brand, tool, locales, hasPreviews: existsSync(join(publicFolder, 'og/site.png')) };
  const codeOf = (id: string): string | undefined => {
    if (id === 'options')
      return Object.entries(data)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    if (id === 'try-out') return `export const tryOut = ${JSON.stringify(tryOut)};`;
    if (id === 'words') return `export default ${JSON.stringify(words)};`;
    const [, tag] = /^words\/(.+)$/.exec(id) ?? [];
    if (tag !== undefined) return `export default ${JSON.stringify(words[tag as keyof typeof words])};`;
    const component = id.replace('components/', '') as ComponentName;
    if (!Object.hasOwn(COMPONENTS, component)) return undefined;
    const own = components[component];
    if (own === false) return 'export default () => null;';
    if (own !== undefined) return `export { default } from ${asModule(own)};`;
    const [file, exported] = COMPONENTS[component];
    return `export { ${exported} as default } from ${asModule(join(SOURCES, file))};`;
  };
  return {
    name: 'course-site',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? codeOf(id.slice(PREFIX.length + 1)) : undefined),
  };
}
