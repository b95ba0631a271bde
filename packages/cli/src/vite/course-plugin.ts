import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { courseParts, type CourseParts } from '../build/course-parts.js';
import { withPictures } from '../build/lesson-pictures.js';
import { readPictures, type CoursePictures } from '../course/course-pictures.js';
import { readCourse } from '../course/read-course.js';
import { CourseSourceError } from '../source/faults.js';

/** Where a course is. */
export interface CoursePluginOptions {
  /** The course's folder. @default 'course' in the root of the project */
  readonly folder?: string;
}

const PREFIX = 'virtual:course-kit/';
const MODULE = /^\0virtual:course-kit\/(?<part>course|outline|(?<kind>level|quiz)-(?<level>\d+))$/;

/**
 * Gives Vite the parts of a course as modules: `virtual:course-kit/outline`, `virtual:course-kit/level-1` and so on, a
 * level's questions alone as `virtual:course-kit/quiz-1`, and the whole as `virtual:course-kit/course`; the default export of each is the data. A build fails where the course has
 * faults; a server shows them over the page, and reloads it when a file of the course changes.
 */
export function coursePlugin({ folder = 'course' }: CoursePluginOptions = {}): Plugin {
  let root = resolve(folder);
  let isLibrary = false;
  let parts: Promise<CourseParts & { readonly pictures: CoursePictures }> | null = null;
  const read = async () => {
    const [{ course, faults }, pictures] = await Promise.all([readCourse(root), readPictures(root)]);
    if (!course) throw new CourseSourceError(faults);
    return { ...courseParts(course), pictures };
  };
  return {
    name: 'course-kit',
    configResolved(config) {
      root = resolve(config.root, folder);
      isLibrary = !!config.build.lib;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      const { part, kind, level } = MODULE.exec(id)?.groups ?? {};
      if (part === undefined) return undefined;
      this.addWatchFile(join(root, 'course.md'));
      parts ??= read();
      const { outline, levels, pictures } = await parts;
      const whole = part === 'course' ? { ...outline, levels } : outline;
      const found = levels[Number(level) - 1];
      if (level !== undefined && !found) this.error(`The course has no level ${level}`);
      const data = kind === 'quiz' ? found?.questions : (found ?? whole);
      return { code: moduleOf(data, pictures, root, isLibrary), moduleType: 'js', map: null };
    },
    configureServer(server) {
      server.watcher.add(root);
      server.watcher.on('all', (_, file) => {
        if (!resolve(file).startsWith(root + sep)) return;
        parts = null;
        for (const { moduleGraph } of Object.values(server.environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (MODULE.test(id)) moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** A module with data whose pictures are files of the build; a library has no place for files and carries them. */
function moduleOf(data: unknown, pictures: CoursePictures, root: string, isLibrary: boolean): string {
  const imported: string[] = [];
  const json = withPictures(JSON.stringify(data), pictures, (path) => {
    const file = JSON.stringify(
      `${join(root, path).replaceAll(sep, '/')}?${isLibrary ? 'inline' : 'url&no-inline'}`,
    );
    return `picture${imported.push(`import picture${imported.length} from ${file};`) - 1}`;
  });
  return `${imported.join('\n')}\nexport default ${json};`;
}
