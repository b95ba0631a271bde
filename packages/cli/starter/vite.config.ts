import { coursePlugin } from '@course-kit/cli/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Addresses within the page begin with "#", so any folder of any host will do.
  base: './',
  plugins: [react(), coursePlugin()],
});
