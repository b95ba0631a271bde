type Environment = Readonly<Record<string, string | undefined>>;

interface Use {
  readonly command: 'serve' | 'build';
  readonly environment: Environment;
}

/**
 * Whether the embedded backend is used: with `vite` and `vite preview`, unless another storage is configured.
 * `VITE_SUPABASE_URL` with `VITE_SUPABASE_KEY` names a hosted one, `VITE_STORAGE=local` means none. `vite build` uses
 * it only with `VITE_STORAGE=embedded`, for a build to be previewed.
 */
export function usesEmbeddedBackend({ command, environment }: Use): boolean {
  const { VITE_STORAGE: storage, VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: key, VITEST: test } = environment;
  const hasHosted = Boolean(url) && Boolean(key);
  if (hasHosted || storage === 'local' || test !== undefined) {
    return false;
  }
  return command === 'serve' || storage === 'embedded';
}
