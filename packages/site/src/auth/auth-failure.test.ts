import { CourseStorageError } from '@course-kit/react';
import { describe, expect, it } from 'vitest';
import { authFailureOf } from './auth-failure.js';

describe('a sign-in that failed', () => {
  it('is shown with the server’s message', () => {
    const error = new CourseStorageError('invalid', 'session.signIn', undefined, 'Invalid login credentials');
    expect(authFailureOf(error)).toEqual({
      serverMessage: 'Invalid login credentials',
      isAnswer: true,
    });
  });

  it.each([undefined, '', ' '])('has no message where the server answered %j', (message) => {
    const error = new CourseStorageError('invalid', 'session.signIn', undefined, message);
    expect(authFailureOf(error)).toMatchObject({ serverMessage: undefined });
  });

  it('does not blame the input when the server was not reached', () => {
    expect(authFailureOf(new CourseStorageError('unavailable', 'session.signIn')).isAnswer).toBe(false);
  });

  it('is read from any kind of error', () => {
    expect(authFailureOf(new Error('broken'))).toEqual({
      serverMessage: undefined,
      isAnswer: true,
    });
  });
});
