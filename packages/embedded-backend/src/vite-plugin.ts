import { isAbsolute } from 'node:path';
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { PUBLISHABLE_KEY } from './publishable-key.ts';
import { usesEmbeddedBackend } from './vite-environment.ts';
import type { EmbeddedBackendOptions } from './vite-mount.ts';

/** The backend is on the page's own origin, under whichever loopback name it was opened. */
const DEFINE = {
  // While prerendering there is no address, and no request either.
  'import.meta.env.VITE_SUPABASE_URL': '(globalThis.location?.origin ?? "http://localhost")',
  'import.meta.env.VITE_SUPABASE_KEY': JSON.stringify(PUBLISHABLE_KEY),
};

/**
 * A plugin for Vite: accounts, progress, certificates and live refresh on the site's own address, while it is developed and
 * previewed.
 */
export function embeddedBackend(options: EmbeddedBackendOptions = {}): Plugin {
  if (options.dataDirectory !== undefined && !isAbsolute(options.dataDirectory)) {
    throw new Error(`dataDirectory must be an absolute path, got ${options.dataDirectory}`);
  }
  let isActive = false;
  // During a restart the new server is created before the old one is closed.
  const closings: (() => Promise<void>)[] = [];
  const configure = async (server: ViteDevServer | PreviewServer) => {
    if (isActive) {
      // Imported here, so that a build or a site with another storage does not load the backend.
      const { mountBackend } = await import('./vite-mount.ts');
      closings.push(mountBackend(server, options));
    }
  };
  const release = async () => {
    await closings.shift()?.();
  };
  return {
    name: 'embedded-backend',
    config: ({ root = process.cwd(), envDir = root }, { command, mode }) => {
      const environment = { ...process.env, ...(envDir === false ? {} : loadEnv(mode, envDir, 'VITE_')) };
      isActive = usesEmbeddedBackend({ command, environment });
      return isActive ? { define: DEFINE } : {};
    },
    configureServer: configure,
    configurePreviewServer: configure,
    closeServer: release,
    closePreviewServer: release,
  };
}
