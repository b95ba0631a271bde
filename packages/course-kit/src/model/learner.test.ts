import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName } from './learner.js';

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
