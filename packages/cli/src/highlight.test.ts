import { plainCode } from '@course-kit/react/model';
import { expect, test, vi } from 'vitest';
import { createCodeHighlighter } from './highlight.js';

const CODE = '# why\ndef ask(topic):\n    return f"{topic}!"\n';

test('code is colored by the kind of its tokens, and loses no character', async () => {
  const highlight = await createCodeHighlighter(['python', 'text']);
  const code = highlight(CODE, 'python');
  expect(plainCode(code)).toBe(CODE);
  expect(code).toContainEqual({ kind: 'comment', text: '# why' });
  expect(code).toContainEqual({ kind: 'keyword', text: 'def' });
  expect(code).toContainEqual({ kind: 'function', text: 'ask' });
});

test('code is colored to its end on a machine that takes seconds for a line', async () => {
  const highlight = await createCodeHighlighter(['python']);
  const unhurried = (await createCodeHighlighter(['python']))(CODE, 'python');
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  try {
    expect(highlight(CODE, 'python')).toEqual(unhurried);
  } finally {
    clock.mockRestore();
  }
});

test('prose and unknown languages are not colored', async () => {
  const highlight = await createCodeHighlighter(['python', 'text', 'klingon']);
  expect(highlight(CODE, 'text')).toBe(CODE);
  expect(highlight(CODE, 'klingon')).toBe(CODE);
});
