import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

/** What is right although a rule says otherwise, with the reason. */
const EXCEPTIONS = [
  {
    rule: 'element_tabbable_role_valid',
    // It has to take the focus: without it, nobody could scroll it with keys (axe: scrollable-region-focusable).
    element: /class="ck-(?:table-frame|snippet-code)"/,
  },
  {
    rule: 'element_tabbable_role_valid',
    // Alt+T brings the focus to the toasts, and the arrow keys of a reader find what one says from there.
    element: /class="ck-toast"/,
  },
  {
    rule: 'input_autocomplete_valid',
    // HTML allows it, and password managers know the field by it: an account's name is its mail address.
    element: /type="email".* autocomplete="username"/,
  },
];

/**
 * What IBM's rules find on a page as it stands, beside axe: theirs look at landmarks and at what takes the focus in other
 * ways. Recommendations, and what a person has to look at, are left out.
 */
export async function ibmViolations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'ace' in window);
  if (!isThere) await page.evaluate(ENGINE);
  const found = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: typeof Checker } };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [kind, outcome] }) => `${kind} ${outcome}` === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  return found
    .filter(
      ({ ruleId, snippet }) =>
        !EXCEPTIONS.some(({ rule, element }) => rule === ruleId && element.test(snippet)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
}
