import { expect, it } from 'vitest';
import { connectSources } from './connect-sources.js';

it('allows only the site itself where progress is kept in the browser or on a backend of the same origin', () => {
  expect(connectSources({ VITE_STORAGE: 'local' })).toBe("'self'");
  expect(connectSources({ VITE_STORAGE: 'embedded', VITE_SUPABASE_URL: 'http://localhost' })).toBe("'self'");
  expect(connectSources({})).toBe("'self'");
});

it('also allows a hosted backend, for requests and for its socket', () => {
  expect(connectSources({ VITE_SUPABASE_URL: 'https://project.supabase.co/' })).toBe(
    "'self' https://project.supabase.co wss://project.supabase.co",
  );
});
