import { CourseStorageError } from 'course-kit';
import { describe, expect, it } from 'vitest';
import { authFailureOf } from './auth-failure.js';

describe('a sign-in that failed', () => {
  it('is told of in the words of the server', () => {
    const error = new CourseStorageError('invalid', 'session.signIn', undefined, 'Invalid login credentials');
    expect(authFailureOf(error)).toEqual({
      serverMessage: 'Invalid login credentials',
      text: 'Invalid login credentials',
      isAnswer: true,
    });
  });

  it.each([undefined, '', ' '])('has words of its own where the server said %j', (message) => {
    const error = new CourseStorageError('invalid', 'session.signIn', undefined, message);
    expect(authFailureOf(error)).toMatchObject({ serverMessage: undefined, text: 'Something went wrong.' });
  });

  it('does not blame what was typed when the server was not reached', () => {
    expect(authFailureOf(new CourseStorageError('unavailable', 'session.signIn')).isAnswer).toBe(false);
  });

  it('can be any error', () => {
    expect(authFailureOf(new Error('broken'))).toEqual({
      serverMessage: undefined,
      text: 'Something went wrong.',
      isAnswer: true,
    });
  });
});
