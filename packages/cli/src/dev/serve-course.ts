import { join, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { packageFolder } from '../package-folder.js';
import { coursePlugin } from '../vite/course-plugin.js';

/** What is served. */
export interface ServeOptions {
  /** The course's folder. */
  readonly folder: string;
  /** Where; the next one that is free, if this one is not. */
  readonly port: number;
}

/** Serves a course as it is written: pages of its own, without a build, that follow each file that is saved. */
export async function serveCourse({ folder, port }: ServeOptions): Promise<ViteDevServer> {
  const { createServer, searchForWorkspaceRoot } = await import('vite');
  const page = join(packageFolder('@course-kit/cli'), 'preview');
  const server = await createServer({
    root: page,
    configFile: false,
    envDir: false,
    // Pictures that lessons name by a path of their site.
    publicDir: resolve('public'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      fs: { allow: [searchForWorkspaceRoot(page), modulesAround(page), resolve(folder)] },
    },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [coursePlugin({ folder: resolve(folder), lessonAddress: '#/level-{level}/task-{task}' })],
  });
  return server.listen();
}

/** The folder of installed packages that a package is in; in a workspace it is in none. */
function modulesAround(folder: string): string {
  const [before = '', after] = folder.split(`${sep}node_modules${sep}`);
  return after === undefined ? folder : join(before, 'node_modules');
}
