import { describe, expect, it } from 'vitest';
import { usesEmbeddedBackend } from './vite-environment.ts';

const HOSTED = { VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_KEY: 'sb_publishable_1' };

describe('the embedded backend', () => {
  it.each([
    ['serves development', 'serve', {}, true],
    ['stays off when a hosted one is named', 'serve', HOSTED, false],
    [
      'serves when a hosted one is only half named',
      'serve',
      { VITE_SUPABASE_URL: 'https://example.com' },
      true,
    ],
    ['stays off when the browser is the storage', 'serve', { VITE_STORAGE: 'local' }, false],
    ['stays off in unit tests', 'serve', { VITEST: 'true' }, false],
    ['is not in a build', 'build', {}, false],
    ['is in a build made for its preview', 'build', { VITE_STORAGE: 'embedded' }, true],
    ['is in no build for a hosted one', 'build', { ...HOSTED, VITE_STORAGE: 'embedded' }, false],
  ] as const)('%s', (_, command, environment, expected) => {
    expect(usesEmbeddedBackend({ command, environment })).toBe(expected);
  });
});
