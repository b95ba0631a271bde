import { expect, test } from 'vitest';
import { outline } from '../course.js';
import { courseSchema } from './course-schema.js';

test('search engines are told what the course is, in text that ends no script', () => {
  const text = courseSchema({ description: '</script>' }, new URL('https://learn.example.org'));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'Course',
    name: outline.title,
    description: '</script>',
    url: 'https://learn.example.org/',
  });
});
