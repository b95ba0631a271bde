import { expect, test } from 'vitest';
import { levelColorRules } from './level-color-rules.js';

test('levels of one color share a rule', () => {
  const levels = [{ color: '#10b981' }, { color: 'oklch(60% 0.2 30)' }, { color: '#10b981' }];

  expect(levelColorRules(levels)).toBe(
    `[data-level-color='#10b981'] { --ck-level-color: #10b981; }
[data-level-color='oklch(60% 0.2 30)'] { --ck-level-color: oklch(60% 0.2 30); }
`,
  );
});
