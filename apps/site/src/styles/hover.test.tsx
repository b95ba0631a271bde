import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>(['../**/*.css', '../../../../packages/course-kit/src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Selectors that a finger would leave in their hover style after a tap. */
function bareHovers(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover')) return [];
    const own =
      rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') ? [rule.selectorText] : [];
    return 'cssRules' in rule ? [...own, ...bareHovers(rule.cssRules as CSSRuleList)] : own;
  });
}

test.each(Object.entries(sheets))('hover styles of %s show only where a pointer hovers', (_, text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replaceAll(/@import .*;/g, ''));
  expect(bareHovers(sheet.cssRules)).toEqual([]);
});

test('a hover style without the media query is found, nested or not', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'a:hover { color: red } b { &:hover { color: red } @media (hover: hover) { &:hover { color: red } } }',
  );
  expect(bareHovers(sheet.cssRules)).toEqual(['a:hover', '&:hover']);
});
