import { describe, expect, it } from 'vitest';
import {
  authAddress,
  googleReturnAddress,
  readAuthAddress,
  type AuthMode,
  isOpenToVisitors,
} from './auth-address.js';

const origin = 'https://learn.example';

describe('the address of the sign-in screen', () => {
  it.each<AuthMode>(['signin', 'signup', 'forgot', 'new-password'])(
    'leads back to itself in mode %s',
    (mode) => {
      const asked = { mode, redirect: '/level-1?a=b&c=d#e' };
      expect(readAuthAddress(new URL(authAddress(asked), origin).search, origin)).toEqual(asked);
    },
  );

  it.each(['', '?mode=', '?mode=admin', '?mode=SIGNUP'])('shows the sign-in form for %j', (query) => {
    expect(readAuthAddress(query, origin)).toEqual({ mode: 'signin', redirect: '/' });
  });

  it('never redirects to another site', () => {
    expect(readAuthAddress('?redirect=//evil.example', origin).redirect).toBe('/');
  });

  it('leaves out parameters with their default values', () => {
    expect(authAddress({ mode: 'signin', redirect: '/' })).toBe('/auth');
  });
});

describe('the address that Google returns to', () => {
  it('is the absolute address of the screen, with the redirect parameter encoded', () => {
    expect(googleReturnAddress('/level-1?a=b', origin)).toBe(
      'https://learn.example/auth?redirect=%2Flevel-1%3Fa%3Db',
    );
  });
});

describe('a requested page', () => {
  it.each(['/level-1', '/level-1/task-3', '/level-1/quiz#a', '/extra-courses', '/privacy-policy?a'])(
    '%s needs no account',
    (path) => expect(isOpenToVisitors(path)).toBe(true),
  );

  it.each([
    '/',
    '/?a',
    '/#levels',
    '/level-2',
    '/level-10/quiz',
    '/dashboard',
    '/certificate/CERT-1-L1',
    '/auth',
    '/locked',
  ])('%s is not offered without one', (path) => expect(isOpenToVisitors(path)).toBe(false));
});
