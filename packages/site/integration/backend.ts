import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { startIssuer, startPreview } from './embedded-issuer.ts';

const { resolve } = createRequire(import.meta.url);

/** A course whose site has accounts on this machine. */
interface BackedSite {
  /** The project's folder. */
  readonly root: string;
  /** The folder with the course's Markdown. */
  readonly course: string;
}

/**
 * The embedded backend, where it is installed: accounts while a site is developed and previewed. The dev server keeps its data between
 * starts in `.data`; a preview for tests has none. Quizzes are marked by the course's keys, read when the database is opened and when a lesson's
 * file changes; certificates of what is marked there are signed.
 */
export async function backendOf({ root, course }: BackedSite): Promise<readonly Plugin[]> {
  const backend = await import('@course-kit/embedded-backend/vite').catch(nullIfMissing);
  if (!backend) return [];
  const dataDirectory = process.env['VITE_STORAGE'] === 'embedded' ? undefined : join(root, '.data');
  return [
    backend.embeddedBackend({
      ...(dataDirectory !== undefined && { dataDirectory }),
      sqlDirectory: join(dirname(resolve('@course-kit/react/package.json')), 'supabase'),
      seed: async () => {
        const { readQuizKeys } = await import('@course-kit/cli/vite');
        return readQuizKeys(course);
      },
      seedFolder: course,
      functions: {
        issuer: (project) => startIssuer(project, dataDirectory),
        preview: startPreview,
      },
    }),
  ];
}

/** @throws whatever else went wrong with an import. */
function nullIfMissing(error: unknown): null {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_MODULE_NOT_FOUND' && message.includes('@course-kit/embedded-backend')) return null;
  throw error;
}
