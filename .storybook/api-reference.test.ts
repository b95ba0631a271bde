import * as kit from '@course-kit/react';
import { expect, test } from 'vitest';
import { readApiReference } from './reference/api-reference.js';
import { modelGroups } from './reference/model-groups.js';

const reference = await readApiReference();
const hooks = Object.keys(kit).filter((name) => /^use[A-Z]/u.test(name));

test.each([...Object.values(modelGroups).flat(), ...hooks])(
  '%s has a description and a declaration',
  (name) => {
    expect(reference[name]?.description).toMatch(/\w/u);
    expect(reference[name]?.declaration).toMatch(new RegExp(`^(?:const|class|function) ${name}\\b`, 'u'));
  },
);

test('types that a declaration names are shown, also those of other modules', () => {
  const { types } = reference['continueTarget'] ?? { types: [] };
  expect(types.join('\n')).toContain('type ContinueTarget');
  expect(types.join('\n')).toContain('interface LevelState');
});

test('tags of a comment become a list', () => {
  expect(reference['defineCourse']?.description).toContain('\n- Throws `CourseContentError`');
});
