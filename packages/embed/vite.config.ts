import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { bundledLicences } from './scripts/bundled-licences.js';
import { inheritedTokens } from '../course-kit/scripts/inherited-tokens.js';
import { lessonsApart } from './scripts/lessons-apart.js';
import { STYLE_TARGET } from '../course-kit/scripts/style-target.js';

/** Leaves out what only a bundler reads: which calls may be dropped where nobody uses their result. */
const withoutAnnotations: Plugin = {
  name: 'without-annotations',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll('/* @__PURE__ */ ', '');
  },
};

/**
 * What pages load by a script tag, React and everything else included. What a quiz needs is one file, because each file
 * that it imports would be one more round trip before the first answer; what comes later imports from that file.
 */
export default defineConfig({
  // Files stand beside each other, wherever that is.
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
  css: { postcss: { plugins: [inheritedTokens, lessonsApart] } },
  plugins: [withoutAnnotations, bundledLicences(join(import.meta.dirname, '../course-kit'))],
  build: {
    target: 'es2022',
    cssTarget: STYLE_TARGET,
    cssMinify: 'esbuild',
    lib: {
      entry: { loader: 'src/loader.ts', 'course-elements': 'src/embed.tsx' },
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
    },
    rolldownOptions: {
      // jsPDF names them for what no certificate does.
      external: ['canvg', 'dompurify', 'html2canvas'],
      // So that what comes later can import from the file itself.
      preserveEntrySignatures: false,
      // Imports that are meant so, in embed.tsx, and 'use client', which says nothing in a page without a server.
      checks: { ineffectiveDynamicImport: false, moduleLevelDirective: false },
      output: {
        minify: true,
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'course-elements',
              tags: ['$initial'],
              test: (id) => !/(?:loader|element-names)\.ts$/u.test(id),
            },
          ],
        },
      },
    },
  },
});
