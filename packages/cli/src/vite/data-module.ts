import { join, sep } from 'node:path';
import { withPictures } from '../build/lesson-pictures.js';
import type { CoursePictures } from '../course/course-pictures.js';

/** A module with data whose pictures are files of the build; a library build has drawings in the data. */
export function moduleOf(data: unknown, pictures: CoursePictures, root: string, isLibrary: boolean): string {
  const imported: string[] = [];
  const json = withPictures(JSON.stringify(data), pictures, (path) => {
    const file = JSON.stringify(
      `${join(root, path).replaceAll(sep, '/')}?${isLibrary && path.endsWith('.svg') ? 'inline' : 'url&no-inline'}`,
    );
    return `picture${imported.push(`import picture${imported.length} from ${file};`) - 1}`;
  });
  return `${imported.join('\n')}\nexport default ${json};`;
}
