import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const site = resolve(process.env['SITE'] ?? '.');
const kitStyles = ['react/styles', 'flow/styles', 'flow/check', 'flow/exercise']
  .map((name) => require.resolve(`@course-kit/${name}.css`, { paths: [site] }))
  .map((path) => readFileSync(path, 'utf8'))
  .join('');

/** What follows from the page's letters and its header, which the kit goes by, and what says nothing about a rule. */
const LETTERS =
  /^(--|.*(size|width|height|origin|inset|rows|columns)|scroll-margin|top|bottom|left|right|text-rendering|-webkit-(font-smoothing|tap))/;

/** What stands between selectors: a comma outside of parentheses, three deep at most. */
const COMMA = /,(?=(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*$)/.source;

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

interface Look {
  readonly element: string;
  readonly style: Readonly<Record<string, string>>;
}

interface Seen {
  readonly looks: readonly Look[];
  /** The parts of the kit that stand in no other one. */
  readonly parts: readonly { readonly html: string; readonly width: number }[];
}

/** How every heading, list, link, button and paragraph of the kit looks, by all that a browser knows of it, at one moment. */
function see(page: Page): Promise<Seen> {
  return page.evaluate((letters) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const expression = new RegExp(letters);
    const names = [...getComputedStyle(document.body)].filter((name) => !expression.test(name));
    return {
      looks: all('.ck-root :is(h2, h3, h4, ul, ol, li, a, button, p, code, summary)').map((element) => {
        const style = getComputedStyle(element);
        return {
          element: `${element.localName}.${element.className}`,
          style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
        };
      }),
      parts: all('.ck-root:not(.ck-root .ck-root)').map((element) => ({
        html: element.outerHTML,
        width: element.getBoundingClientRect().width,
      })),
    };
  }, LETTERS.source);
}

/** Each difference once, such as `a.ck-link has color red instead of blue`. */
function differences(some: readonly Look[], others: readonly Look[]): string[] {
  const all = some.flatMap(({ element, style }, index) =>
    Object.entries(others[index]?.style ?? {})
      .filter(([name, value]) => style[name] !== value)
      .map(([name, value]) => `${element} has ${name} ${style[name]} instead of ${value}`),
  );
  return [...new Set(all)];
}

for (const path of ['/', '/lesson', '/quiz']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the component at ${path} looks as it does on a bare page (${colorScheme})`, async ({ page }) => {
      test.slow(path === '/lesson', 'A lesson has hundreds of elements');
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, path);
      const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      const root = page.locator('main .ck-root').first();
      const accent = await root.evaluate((element) => {
        const style = getComputedStyle(element);
        const names = ['--ck-color-accent', '--ck-color-on-accent', '--ck-color-accent-soft'];
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      });
      const { looks: embedded, parts } = await see(page);

      const body = parts.map(({ html, width }) => `<div style="width: ${width}px">${html}</div>`).join('');
      await page.setContent(
        `<!doctype html><html lang="en" style="color-scheme: ${colorScheme}"><style>${kitStyles}
        body { font-family: ${family} } .ck-root { ${accent} }</style>${body}</html>`,
      );
      expect(embedded.length).toBeGreaterThan(3);
      const { looks: bare } = await see(page);
      expect(bare.map(({ element }) => element)).toEqual(embedded.map(({ element }) => element));
      expect(differences(embedded, bare)).toEqual([]);
    });
  }
}

test('the kit’s styles do not change a pixel of the page around', async ({ page }) => {
  await open(page, '/lesson');
  // Still there for rules such as `html:has(.ck-root)`.
  await page
    .locator('.ck-root')
    .evaluateAll((elements) =>
      elements.forEach((element) =>
        (element as HTMLElement).style.setProperty('display', 'none', 'important'),
      ),
    );
  const withStyles = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const removed = await page.evaluate((comma) => {
    let count = 0;
    /** A minifier may have put a rule of the kit and one of the site into one; the site keeps its half. */
    const clean = (sheet: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSStyleRule && rule.selectorText.includes('ck-')) {
          const selectors = rule.selectorText.split(new RegExp(comma));
          const others = selectors.filter((selector) => !selector.includes('ck-'));
          if (others.length > 0) rule.selectorText = others.join(',');
          else sheet.deleteRule(index);
          count++;
        } else if (rule instanceof CSSGroupingRule) clean(rule);
      }
    };
    for (const sheet of document.styleSheets) clean(sheet);
    return count;
  }, COMMA);
  expect(removed).toBeGreaterThan(100);
  expect(withStyles.equals(await page.screenshot({ fullPage: true, animations: 'disabled' }))).toBe(true);
});

test('every rule of the kit applies to the kit only', async ({ page }) => {
  const strangers = await page.evaluate(
    ([text, comma]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const look = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) {
            const selectors = rule.selectorText.split(new RegExp(comma));
            return selectors.filter((selector) => !selector.includes('ck-'));
          }
          if (rule instanceof CSSKeyframesRule || rule instanceof CSSPropertyRule)
            return /^(--)?ck-/.test(rule.name) ? [] : [rule.name];
          return rule instanceof CSSGroupingRule ? look(rule.cssRules) : [rule.cssText];
        });
      return look(sheet.cssRules);
    },
    [kitStyles, COMMA] as const,
  );
  expect(strangers).toEqual([]);
});
