import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameEmail } from './same-email.js';

describe('the address that a learner types to confirm', () => {
  it('is that of the account with blanks around it and in any letters, and with anything else it is not', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\n\t'), fc.string(), (email, blank, other) => {
        expect(isSameEmail(blank + email.toUpperCase() + blank, email)).toBe(true);
        expect(isSameEmail(`${email}x${other}`, email)).toBe(false);
        expect(isSameEmail('', email)).toBe(false);
      }),
    );
  });

  it('is empty for an account without one', () => {
    expect(isSameEmail(' ', undefined)).toBe(true);
    expect(isSameEmail('ada@example.org', undefined)).toBe(false);
  });
});
