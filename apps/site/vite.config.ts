import { embeddedBackend } from '@course-kit/embedded-backend/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticPages } from './scripts/static-pages.js';

// The dev server keeps its data between starts; a preview for the tests begins with none, and can be made to fail.
const isForTests = process.env.VITE_STORAGE === 'embedded';
const backend = isForTests
  ? embeddedBackend({ hasFaultsPage: true })
  : embeddedBackend({ dataDirectory: new URL('../../.data', import.meta.url).pathname });

export default defineConfig({
  plugins: [react(), backend, staticPages()],
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser that has what the target asks for preloads modules by itself.
    modulePreload: { polyfill: false },
    // One file for what every page needs from others: fewer requests, and it compresses better than five.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'shared', test: /packages\/(course-kit|content)\//, minShareCount: 8 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
});
