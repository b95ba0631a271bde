import { join, sep } from 'node:path';
import { withAddresses, type NamedFiles } from '../build/course-addresses.js';

/**
 * A module with data whose pictures and downloads are files of the build. A library build has drawings in the data, and
 * leaves links to files as they are: only a site knows the address of one.
 *
 * @param wrap - what the module exports, by its data. @default the data
 */
export function moduleOf(
  data: unknown,
  { pictures, downloads }: NamedFiles,
  root: string,
  isLibrary: boolean,
  wrap = (json: string) => json,
): string {
  const imported: string[] = [];
  const named = { pictures, downloads: isLibrary ? new Set<string>() : downloads };
  const json = withAddresses(JSON.stringify(data), named, (path) => {
    const file = JSON.stringify(
      `${join(root, path).replaceAll(sep, '/')}?${isLibrary && path.endsWith('.svg') ? 'inline' : 'url&no-inline'}`,
    );
    return `file${imported.push(`import file${imported.length} from ${file};`) - 1}`;
  });
  return `${imported.join('\n')}\nexport default ${wrap(json)};`;
}
