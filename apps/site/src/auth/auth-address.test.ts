import { describe, expect, it } from 'vitest';
import { authAddress, googleReturnAddress, readAuthAddress, type AuthMode } from './auth-address.js';

const origin = 'https://learn.example';

describe('the address of the sign-in screen', () => {
  it.each<AuthMode>(['signin', 'signup', 'forgot', 'new-password'])(
    'leads back to itself in mode %s',
    (mode) => {
      const asked = { mode, redirect: '/level-1?a=b&c=d#e' };
      expect(readAuthAddress(new URL(authAddress(asked), origin).search, origin)).toEqual(asked);
    },
  );

  it.each(['', '?mode=', '?mode=admin', '?mode=SIGNUP'])('means signing in by %j', (query) => {
    expect(readAuthAddress(query, origin)).toEqual({ mode: 'signin', redirect: '/' });
  });

  it('never leads away from this site', () => {
    expect(readAuthAddress('?redirect=//evil.example', origin).redirect).toBe('/');
  });

  it('leaves out what goes without saying', () => {
    expect(authAddress({ mode: 'signin', redirect: '/' })).toBe('/auth');
  });
});

describe('the way back from Google', () => {
  it('is the whole address of the screen with the redirect parameter encoded', () => {
    expect(googleReturnAddress('/level-1?a=b', origin)).toBe(
      'https://learn.example/auth?redirect=%2Flevel-1%3Fa%3Db',
    );
  });
});
