import { courseSite } from '@course-kit/site';
import { defineConfig } from 'astro/config';
import { join } from 'node:path';
import { base, folder, options } from './site-options.ts';

export default defineConfig({
  base,
  publicDir: join(folder, 'public'),
  integrations: [courseSite(options)],
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 5173 },
});
