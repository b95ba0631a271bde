import { expect, test } from 'vitest';
import { isMarkedByDatabase } from './marked-by-database.js';

const hosted = { VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_KEY: 'publishable' };
const embedded = {
  'import.meta.env.VITE_SUPABASE_URL': '(location.origin)',
  'import.meta.env.VITE_SUPABASE_KEY': '"publishable"',
};

test.each([
  ['a project that is named', { environment: hosted }, true],
  ['the embedded backend', { define: embedded, environment: { VITE_STORAGE: 'embedded' } }, true],
  ['a project without a key', { environment: { VITE_SUPABASE_URL: hosted.VITE_SUPABASE_URL } }, false],
  ['no project', {}, false],
  ['the browser, whatever is named', { environment: { ...hosted, VITE_STORAGE: 'local' } }, false],
])('with %s', (_, settings, isMarked) => {
  expect(isMarkedByDatabase({ environment: {}, define: {}, ...settings })).toBe(isMarked);
});
