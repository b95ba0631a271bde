import { describe, expect, it } from 'vitest';
import { readNote } from './read-note.js';

const NONE = { search: '', hash: '' };

describe('the note on the link that led to the form', () => {
  it('is left out where there was no link', () => {
    expect(readNote('signin', NONE)).toBeUndefined();
  });

  it('explains a used or old link, and a form for a new password that nobody may use', () => {
    const expired = readNote('signin', {
      search: '',
      hash: '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    });
    expect(expired).toMatch(/expired or was used before/);
    expect(readNote('new-password', NONE)).toBe(expired);
  });

  it('never repeats words of the address', () => {
    const note = readNote('signin', {
      search: '?error=server_error&error_description=Call+this+number',
      hash: '',
    });
    expect(note).toMatch(/did not work/);
    expect(note).not.toMatch(/Call/);
  });
});
