import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, openAsVisitor } from './fake-project.fixtures.js';
import { createSupabaseSession } from './supabase-session.js';

const credentials = { email: 'ada@example.org', password: 'correct horse' };
afterEach(() => vi.unstubAllGlobals());

describe('an error of the auth server', () => {
  const signInWith = async (answer: Response) => {
    const project = openAsVisitor();
    vi.stubGlobal('fetch', async () => answer);
    return createSupabaseSession(project.connection).signIn!(credentials).catch((error: unknown) => error);
  };

  it.each([
    [400, 'invalid_credentials', 'Invalid login credentials', 'invalid'],
    [422, 'weak_password', 'Password should be at least 6 characters.', 'invalid'],
    [403, 'user_banned', 'User is banned', 'forbidden'],
    [429, 'over_request_rate_limit', 'Request rate limit reached', 'unknown'],
  ])('is shown with its own message: %i %s', async (status, error_code, msg, code) => {
    const error = await signInWith(json({ code: status, error_code, msg }, status));
    expect(error).toMatchObject({ name: 'CourseStorageError', code, serverMessage: msg });
  });

  it.each([
    ['a page with 200', new Response('<html>')],
    ['a page with 403', new Response('<html>', { status: 403 })],
    ['an empty object', json({})],
    ['an empty object with 400', json({}, 400)],
    ['a broken server', json({ msg: 'oops' }, 500)],
  ])('has no message that the server did not send: %s', async (_name, answer) => {
    const error = await signInWith(answer);
    expect(error).toMatchObject({
      name: 'CourseStorageError',
      code: 'unavailable',
      serverMessage: undefined,
    });
  });
});
