import kit from '@course-kit/react/styles.css?inline';
import { expect, test } from 'vitest';
import print from './print.css?inline';
import site from './site.css?inline';

const sheets = { 'the kit': kit, 'the site': site, 'a printed page': print };

/** Selectors whose hover style would stay after a tap on a touch screen. */
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
  sheet.replaceSync(text);
  expect(sheet.cssRules.length).toBeGreaterThan(0);
  expect(bareHovers(sheet.cssRules)).toEqual([]);
});

test('a hover style without the media query is found, nested or not', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'a:hover { color: red } b { &:hover { color: red } @media (hover: hover) { &:hover { color: red } } }',
  );
  expect(bareHovers(sheet.cssRules)).toEqual(['a:hover', '&:hover']);
});
