import type { Page } from '@playwright/test';

/**
 * The styles that something on the page needs and does not have. The file of a page has those of what it shows until another
 * page is opened; those of all pages are in a file of their own, which the page names.
 */
export function missingStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLTemplateElement>('#styles')?.content.querySelector('link');
    const isLoaded =
      link && document.querySelector(`link[rel=stylesheet][href="${link.getAttribute('href')}"]`);
    if (!link || isLoaded) return [];
    const all = new CSSStyleSheet();
    all.replaceSync(await (await fetch(link.href)).text());

    interface Rule {
      /** What it declares, within which media and containers. */
      readonly declares: string;
      /** In full, where it is nested. */
      readonly selector: string;
    }
    const rulesOf = (rules: CSSRuleList, within = '', parent = ''): Rule[] =>
      Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          // No script finds a part such as `::before`, so what has it is looked for.
          const own = rule.selectorText
            .replace(/(?<=^|[\s,>+~(])::[\w-]+(\([^)]*\))?/g, '*')
            .replace(/::[\w-]+(\([^)]*\))?/g, '');
          const nested = own.includes('&') ? own : `& :is(${own})`;
          const selector = parent ? nested.replaceAll('&', `:is(${parent})`) : own;
          return [
            { declares: `${within}{${rule.style.cssText}}`, selector },
            ...rulesOf(rule.cssRules, within, selector),
          ];
        }
        if (!(rule instanceof CSSGroupingRule)) return [];
        const [condition = ''] = rule.cssText.split('{');
        return rulesOf(rule.cssRules, within + condition, parent);
      });

    // A page's selectors leave out what it does not have.
    const there = new Map<string, string[]>();
    for (const sheet of document.styleSheets)
      for (const { declares, selector } of rulesOf(sheet.cssRules))
        there.set(declares, [...(there.get(declares) ?? []), selector]);
    return rulesOf(all.cssRules)
      .filter(({ declares, selector }) => {
        const selectors = there.get(declares) ?? [];
        return Array.from(document.querySelectorAll(selector)).some(
          (element) => !selectors.some((other) => element.matches(other)),
        );
      })
      .map(({ declares, selector }) => selector + declares);
  });
}
