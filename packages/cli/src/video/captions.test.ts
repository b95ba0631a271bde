import { expect, test } from 'vitest';
import { captionsOf } from './captions.js';

test('each step has a caption while it is shown', () => {
  expect(
    captionsOf([
      { title: 'Knead', sentence: 'Push and fold.', seconds: 3.5 },
      { title: 'Rest', sentence: '', seconds: 60 },
    ]),
  ).toBe(`WEBVTT

1
00:00:00.000 --> 00:00:03.500
Knead
Push and fold.

2
00:00:03.500 --> 00:01:03.500
Rest
`);
});

test('text is escaped, so that it is neither markup nor the end of its caption', () => {
  const text = captionsOf([{ title: 'a <b> & c', sentence: 'one\n\n2\n00:00 --> 00:01', seconds: 3 }]);
  expect(text).toContain('a &lt;b&gt; &amp; c\none 2 00:00 --&gt; 00:01\n');
});
