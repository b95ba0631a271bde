import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, isSameEmail } from './learner.js';

describe('displayName', () => {
  const anyName = () => fc.string({ unit: 'grapheme' }).filter((name) => name.trim() !== '');

  it('is the full name, whatever the e-mail', () => {
    fc.assert(
      fc.property(anyName(), fc.emailAddress(), (fullName, email) => {
        expect(displayName({ fullName, email })).toBe(fullName.trim());
        expect(displayName({ fullName })).toBe(fullName.trim());
      }),
    );
  });

  it('is the part of the e-mail before the @ sign when there is no name', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t\n'), (email, fullName) => {
        const local = email.slice(0, email.indexOf('@'));
        expect(displayName({ email })).toBe(local);
        expect(displayName({ email, fullName })).toBe(local);
      }),
    );
  });

  it('is empty when nothing is known', () => {
    expect(displayName({})).toBe('');
  });
});

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
