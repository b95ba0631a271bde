/** The dev server keeps its data between starts; a preview for the tests begins with none, and can be made to fail. */
export const backendOptions =
  process.env['VITE_STORAGE'] === 'embedded'
    ? { hasFaultsPage: true }
    : { dataDirectory: new URL('../../.data', import.meta.url).pathname };
