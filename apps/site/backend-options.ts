import { courseFolder } from './brand-folder.ts';
import { startIssuer, startPreview } from './embedded-issuer.ts';

/** The dev server keeps its data between starts; a preview for the tests has none. */
const dataDirectory =
  process.env['VITE_STORAGE'] === 'embedded' ? undefined : new URL('../../.data', import.meta.url).pathname;

/** What quizzes are marked by, read when the database is opened and when a lesson's file changes; certificates of what is marked there are signed. */
const markingOf = (folder: string) => ({
  seed: async () => {
    const { readQuizKeys } = await import('@course-kit/cli/vite');
    return readQuizKeys(folder);
  },
  seedFolder: folder,
  functions: {
    issuer: (project: Parameters<typeof startIssuer>[0]) => startIssuer(project, dataDirectory),
    preview: startPreview,
  },
});

export const backendOptions = {
  ...(dataDirectory !== undefined && { dataDirectory }),
  ...(courseFolder !== null && markingOf(courseFolder)),
};
