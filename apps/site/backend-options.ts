import { startIssuer } from './embedded-issuer.ts';

/** Where the course's Markdown is. */
export const courseFolder = new URL('../../packages/content/course', import.meta.url).pathname;

/** The dev server keeps its data between starts; a preview for the tests has none. */
const dataDirectory =
  process.env['VITE_STORAGE'] === 'embedded' ? undefined : new URL('../../.data', import.meta.url).pathname;

/** A preview for the tests can be made to fail. Where quizzes are marked by the database, certificates are signed. */
export const backendOptions = {
  ...(dataDirectory === undefined ? { hasFaultsPage: true } : { dataDirectory }),
  ...(process.env['VITE_MARKING'] === 'database' && {
    seed: readSeed,
    functions: {
      issuer: (project: Parameters<typeof startIssuer>[0]) => startIssuer(project, dataDirectory),
    },
  }),
};

/** By what the database marks quizzes; read when it is opened. */
async function readSeed(): Promise<string> {
  const { readQuizKeys } = await import('@course-kit/cli/vite');
  return readQuizKeys(courseFolder);
}
