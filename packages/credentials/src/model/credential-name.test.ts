import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentialName, readCredentialName } from './credential-name.js';

const title = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((words) => !words.includes(' - Level ') && !words.endsWith(' - Level'));

describe('the name of a credential', () => {
  it('has the course, the number of the level and its title', () => {
    const name = { courseName: 'Bread Baking', level: 2, levelTitle: 'Oven' };
    expect(credentialName(name)).toBe('Bread Baking - Level 2: Oven');
    expect(credentialName({ courseName: 'Bread Baking', level: 2 })).toBe('Bread Baking - Level 2');
  });

  it('is read as it was written, whatever the titles are', () => {
    fc.assert(
      fc.property(
        title,
        fc.integer({ min: 1, max: 9999 }),
        fc.option(title, { nil: undefined }),
        (...parts) => {
          const [courseName, level, levelTitle] = parts;
          const name = { courseName, level, levelTitle };
          expect(readCredentialName(credentialName(name))).toEqual(name);
        },
      ),
    );
  });

  it.each(['Bread Baking', 'Bread Baking - Level', 'Bread Baking - Level one', 'Level 1'])(
    'is not found in %j',
    (words) => {
      expect(readCredentialName(words)).toBeNull();
    },
  );
});
