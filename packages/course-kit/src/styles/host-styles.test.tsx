import { FlowDiagram } from '@course-kit/flow';
import {
  CertificateView,
  CourseMap,
  CourseProvider,
  LevelCard,
  LevelPage,
  ProgressData,
  ProgressGrid,
  QuizRunner,
  TaskPage,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { exampleCertificate, exampleCourse, passedRecord } from '../components/example-course.fixtures.js';
import { agentFlow } from '../../../flow/src/flow/flow.fixtures.js';
import hostPage from './host-page.fixtures.css?inline';

const components: Record<string, ReactNode> = {
  LevelCard: <LevelCard level={2} />,
  LevelPage: <LevelPage level={2} />,
  TaskPage: <TaskPage level={2} task={1} />,
  QuizRunner: <QuizRunner level={2} />,
  ProgressGrid: <ProgressGrid />,
  ProgressData: <ProgressData />,
  CourseMap: <CourseMap />,
  CertificateView: <CertificateView id={exampleCertificate.id} />,
};

const hostSheet = document.createElement('style');

afterEach(() => {
  hostSheet.remove();
  delete document.documentElement.dataset['theme'];
});

/** Puts a component where a documentation site has it, without the site's own rules. */
async function show(component: ReactNode): Promise<void> {
  document.documentElement.dataset['theme'] = 'dark';
  const storage = createMemoryStorage({ records: [passedRecord(1)], certificates: [exampleCertificate] });
  await render(
    <main className="markdown">
      <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
        {component}
      </CourseProvider>
    </main>,
  );
}

/** Loads rules of the host, after the kit's. */
function load(rules: string): void {
  hostSheet.textContent = rules;
  document.head.append(hostSheet);
}

/** All that a browser knows of the looks of each element and of what stands before and after it. */
function looks(): Record<string, string>[] {
  return [...document.querySelectorAll('.ck-root, .ck-root *')].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const names = part && style.content === 'none' ? ['content'] : [...style];
      return {
        element: `${element.localName}.${element.getAttribute('class')}${part ?? ''}`,
        ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      };
    }),
  );
}

/** Each difference once, such as `a.ck-link has color red instead of blue`. */
function differences(some: readonly Record<string, string>[], others: readonly Record<string, string>[]) {
  const all = some.flatMap((style, index) =>
    Object.entries(others[index] ?? {})
      .filter(([name, value]) => style[name] !== value)
      .map(([name, value]) => `${style['element']} has ${name} ${style[name]} instead of ${value}`),
  );
  return [...new Set(all)];
}

describe.each(Object.entries(components))('%s', (_name, component) => {
  test('looks the same under the rules of a documentation site', async () => {
    await show(component);
    await expect.element(page.getByRole('heading').or(page.getByRole('list')).first()).toBeVisible();
    const bare = looks();
    load(hostPage);

    expect(bare.length).toBeGreaterThan(10);
    expect(differences(looks(), bare)).toEqual([]);
  });
});

test.each([
  ['a link', <LevelCard key="card" level={2} />, 'a'],
  ['a button', <ProgressData key="data" />, 'button'],
  ['what opens a text', <FlowDiagram key="flow" flow={agentFlow} />, 'summary'],
])('the focus of %s keeps its ring of 3 px', async (_what, component, selector) => {
  await show(component);
  await expect.poll(() => document.querySelector(`.ck-root ${selector}`)).not.toBeNull();
  load(hostPage);
  await userEvent.tab();

  const focused = document.activeElement as Element;
  expect(focused.matches(`.ck-root ${selector}`)).toBe(true);
  const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(focused);
  expect([outlineStyle, outlineWidth, outlineOffset, boxShadow]).toEqual(['solid', '3px', '2px', 'none']);
});

describe('a host’s own rule for a part', () => {
  test('wins with one class, before or after the kit’s styles and in every state', async () => {
    await show(<LevelCard level={2} />);
    const button = page.getByRole('link');
    await expect.element(button).toBeVisible();
    load('.ck-button:not(#_#_) { border-radius: 1px; border-color: rgb(1, 2, 3) }');
    document.head.prepend(hostSheet);
    await userEvent.hover(button);

    const { borderRadius, borderColor } = getComputedStyle(button.element());
    expect([borderRadius, borderColor]).toEqual(['1px', 'rgb(1, 2, 3)']);
  });

  test('for a root, as `className`, lays it out', async () => {
    await show(<QuizRunner level={1} className="mine" />);
    load('.mine { padding: 7px; margin: 5px; max-inline-size: 30rem }');

    const { padding, margin, maxInlineSize } = getComputedStyle(document.querySelector('.mine') as Element);
    expect([padding, margin, maxInlineSize]).toEqual(['7px', '5px', '480px']);
  });
});

test('every rule of the kit has the specificity of one id, or none', () => {
  const rules = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      const inside =
        rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? rules(rule.cssRules) : [];
      return rule instanceof CSSStyleRule ? [rule, ...inside] : inside;
    });
  const selectors = [...document.styleSheets]
    .flatMap((sheet) => rules(sheet.cssRules))
    .flatMap(({ selectorText, parentRule }) =>
      selectorsOf(selectorText).map((text) => (isNested(parentRule) ? `& ${text}` : text)),
    )
    .filter((selector) => /\.ck-|^&/.test(selector));
  const weighsOneId = (selector: string) =>
    selector.startsWith('& ') ? selector.split('&').length <= 3 : selector.split('#_').length === 2;
  const weighsNothing = (selector: string) => /^(:where\(.*\)\s*)+$/.test(selector);

  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((selector) => !weighsOneId(selector) && !weighsNothing(selector))).toEqual([]);
});

/** Whether a rule stands within one that it refers to, perhaps behind a condition. */
function isNested(around: CSSRule | null): boolean {
  return around !== null && (around instanceof CSSStyleRule || isNested(around.parentRule));
}

/** The selectors of a list, which may have lists in parentheses. */
function selectorsOf(list: string): string[] {
  let depth = 0;
  const parts = [...list].map((letter) => {
    depth += { '(': 1, ')': -1 }[letter] ?? 0;
    return letter === ',' && depth === 0 ? '\n' : letter;
  });
  return parts
    .join('')
    .split('\n')
    .map((selector) => selector.trim());
}
