import { expect, test } from 'vitest';
import { courseKey } from './course-key.js';

test.each([
  [{ title: 'Baking Bread' }, 'baking-bread'],
  [{ title: ' Baking  bread ' }, 'baking-bread'],
  [{ title: 'C++' }, 'c++'],
  [{ title: 'C#' }, 'c#'],
  [{ title: 'パンを焼く' }, 'パンを焼く'],
  [{ title: 'Bread: a course, 100%' }, 'bread%3A-a-course,-100%25'],
  [{ title: 'Baking Bread', id: 'bread' }, 'bread'],
  [{ title: 'Baking Bread', id: 'Bread:2' }, 'Bread%3A2'],
])('%o has the key %s', (course, key) => {
  expect(courseKey(course)).toBe(key);
});

test('a course whose id is its former key can change its title', () => {
  const key = courseKey({ title: 'Baking Bread' });
  expect(courseKey({ title: 'The Bread Course', id: key })).toBe(key);
});
