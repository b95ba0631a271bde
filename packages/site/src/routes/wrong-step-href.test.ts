import { loadTasks, outline } from '@course-kit/content';
import { expect, test } from 'vitest';
import { wrongStepHref } from './wrong-step-href.js';

const [first] = outline.levels;
const form = 'https://git.example/course/issues/new?template=wrong-step.yml';

test('a step that is wrong is told with release, lesson and step', async () => {
  if (!first) throw new Error('There is no level.');
  const level = { ...first, tasks: await loadTasks(1) };
  const address = new URL(wrongStepHref(form, level, 3)?.(2) ?? '');

  expect(address.href).toMatch(/^https:\/\/git\.example\/course\/issues\/new\?/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    template: 'wrong-step.yml',
    release: expect.stringMatching(/^Langflow \d+\.\d+/),
    lesson: '1-3 Component Understanding',
    step: '2 Read the ports',
  });
  expect(wrongStepHref(undefined, level, 3)).toBeUndefined();
});
