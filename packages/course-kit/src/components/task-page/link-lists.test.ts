import { TaskPageView } from '@course-kit/react';
import { defineLevel } from '@course-kit/react/model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const markup = (href: string) => {
  const level = defineLevel(1, {
    title: 'Dough',
    tasks: [{ title: 'Mix', duration: '', steps: [], resources: [{ title: 'Scales', href }] }],
    questions: [],
  });
  const links = { level: null, next: null };
  return renderToStaticMarkup(
    createElement(TaskPageView, { level, task: 1, isCompleted: false, links, onSetCompleted: () => {} }),
  );
};

test.each(['/files/scales.json', '/assets/scales.B4A-ynOh.json', '/files/scales.json?no-inline'])(
  'a file of the site is downloaded: %s',
  (href) => {
    expect(markup(href)).toMatch(/<a[^>]*download=""[^>]*>Scales/);
  },
);

test.each([
  '/level-1',
  '/level-1/task-2.html',
  '/level-1?since=1.5',
  '/page.html?a',
  'https://bread.example/a.json',
])('a page is opened: %s', (href) => {
  expect(markup(href)).toContain('Scales');
  expect(markup(href)).not.toContain('download');
});
