/** Where the course's Markdown is. */
export const courseFolder = new URL('../../packages/content/course', import.meta.url).pathname;

/** The dev server keeps its data between starts. A preview for the tests starts without data, and tests can make it fail. */
export const backendOptions = {
  ...(process.env['VITE_STORAGE'] === 'embedded'
    ? { hasFaultsPage: true }
    : { dataDirectory: new URL('../../.data', import.meta.url).pathname }),
  ...(process.env['VITE_MARKING'] === 'database' && { seed: readSeed }),
};

/** By what the database marks quizzes; read when it is opened. */
async function readSeed(): Promise<string> {
  const { readQuizKeys } = await import('@course-kit/cli/vite');
  return readQuizKeys(courseFolder);
}
