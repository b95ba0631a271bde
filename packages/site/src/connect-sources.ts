type Environment = Pick<ImportMetaEnv, 'VITE_STORAGE' | 'VITE_SUPABASE_URL'>;

/** The address of the site's backend; empty where it has none, or one on its own address. */
export function backendOrigin({ VITE_STORAGE: storage, VITE_SUPABASE_URL: url }: Environment): string {
  return storage !== undefined || !url ? '' : new URL(url).origin;
}

/** Where the site's scripts may connect to, for `connect-src` of its content security policy: itself and its backend. */
export function connectSources(environment: Environment): string {
  const origin = backendOrigin(environment);
  if (!origin) return "'self'";
  return `'self' ${origin} ${origin.replace(/^http/, 'ws')}`;
}
