import { expect, it } from 'vitest';
import { connectSources } from './connect-sources.js';

it('is the site alone where progress stays in the browser, or comes from a backend on the same address', () => {
  expect(connectSources({ VITE_STORAGE: 'local' })).toBe("'self'");
  expect(connectSources({ VITE_STORAGE: 'embedded', VITE_SUPABASE_URL: 'http://localhost' })).toBe("'self'");
  expect(connectSources({})).toBe("'self'");
});

it('adds a hosted backend, for requests and for its socket', () => {
  expect(connectSources({ VITE_SUPABASE_URL: 'https://project.supabase.co/' })).toBe(
    "'self' https://project.supabase.co wss://project.supabase.co",
  );
});
