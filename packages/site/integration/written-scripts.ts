import type { Plugin, Rolldown } from 'vite';

/** Learners keep what lessons hand out: a download has the name by which its address ends. */
export const namedDownloads: Plugin = {
  name: 'named-downloads',
  configEnvironment: () => ({
    build: {
      rolldownOptions: {
        output: {
          assetFileNames: ({ names: [name] }) =>
            name?.endsWith('.json') ? 'assets/[hash]/[name][extname]' : 'assets/[name].[hash][extname]',
        },
      },
    },
  }),
};

/** Smaller scripts have few functions to compile, and would only grow. */
const HINTED_CHARACTERS = 9000;

/** The PDF's library has no hint: a certificate needs a small part of it. */
const isHinted = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk =>
  file.type === 'chunk' &&
  file.code.length > HINTED_CHARACTERS &&
  !file.moduleIds.some((id) => id.includes('/jspdf/'));

/**
 * Begins scripts with a hint by which Chromium compiles their functions while they are fetched, off the main thread, instead of
 * each when it is called.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The hint has to be the first line, which other plugins write, too.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle).filter(isHinted))
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};
