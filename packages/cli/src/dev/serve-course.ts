import { join, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { packageFolder } from '../package-folder.js';
import { coursePlugin } from '../vite/course-plugin.js';

/** Options of the server. */
export interface ServeOptions {
  /** The course's folder. */
  readonly folder: string;
  /** The port; if it is taken, the next free one. */
  readonly port: number;
}

/** Serves a course without a build, with pages that update whenever a file is saved. */
export async function serveCourse({ folder, port }: ServeOptions): Promise<ViteDevServer> {
  const { createServer, searchForWorkspaceRoot } = await import('vite');
  const page = join(packageFolder('@course-kit/cli'), 'preview');
  const server = await createServer({
    root: page,
    configFile: false,
    envDir: false,
    // For pictures with a path on the site.
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

/** The `node_modules` folder that a package is installed in; in a workspace there is none. */
function modulesAround(folder: string): string {
  const [before = '', after] = folder.split(`${sep}node_modules${sep}`);
  return after === undefined ? folder : join(before, 'node_modules');
}
