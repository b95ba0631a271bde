import { expect, it, vi } from 'vitest';

it('prefixes addresses with the site’s folder, except the redirect, which is a path of the router', async () => {
  vi.stubEnv('BASE_URL', '/learn/');
  vi.resetModules();
  const { addressFor } = await import('./links.js');
  expect(addressFor({ kind: 'level', level: 2 })).toBe('/learn/level-2');
  for (const kind of ['sign-in', 'sign-up'] as const) {
    const address = new URL(addressFor({ kind, returnTo: '/learn/level-1' }), 'https://host.example');
    expect(address.pathname).toBe('/learn/auth');
    expect(address.searchParams.get('redirect')).toBe('/level-1');
  }
  vi.unstubAllEnvs();
  vi.resetModules();
});
