import { defineCourseElements } from '@course-kit/react/element';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { course } from '../components/small-course.fixtures.js';
import { paintedColor } from './painted-color.fixtures.js';
import styles from './styles.css?inline';

defineCourseElements();

const { documentElement: root } = document;
const LIGHT = '#15171e';
const DARK = '#eceef4';

const emulate = (value: 'light' | 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await emulate('');
  root.removeAttribute('data-ck-theme');
  root.removeAttribute('style');
  document.body.replaceChildren();
  document.head.querySelectorAll('[data-page-styles]').forEach((style) => style.remove());
});

/** A stylesheet of the page. */
function pageStyles(text: string): void {
  const style = Object.assign(document.createElement('style'), { textContent: text });
  style.dataset.pageStyles = '';
  document.head.append(style);
}

/** The color of the texts of a quiz in a shadow root. */
async function textColor(attributes: Readonly<Record<string, string>> = {}): Promise<string> {
  const element = document.createElement('course-quiz');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, { course });
  document.body.append(element);
  await expect.element(page.getByRole('radio', { name: 'Salt' })).toBeVisible();
  const title = element.shadowRoot?.querySelector('.ck-title');
  if (!title) throw new Error('There is a title');
  return paintedColor(getComputedStyle(title).color);
}

describe('an element in a page without the kit’s stylesheet', () => {
  test('does not see the page’s data-ck-theme', async () => {
    root.dataset.ckTheme = 'dark';
    expect(await textColor()).toBe(LIGHT);
  });

  test('follows the page’s color scheme', async () => {
    root.style.colorScheme = 'dark';
    expect(await textColor()).toBe(DARK);
  });

  test('uses its own theme first', async () => {
    root.style.colorScheme = 'dark';
    expect(await textColor({ theme: 'light' })).toBe(LIGHT);
  });

  test('has paper of its own where the system is dark and the page does not say that it is', async () => {
    await emulate('dark');
    expect(await textColor()).toBe(LIGHT);
    const quiz = document.querySelector('course-quiz')?.shadowRoot?.querySelector('.ck-root');
    if (!quiz) throw new Error('There is a quiz');
    expect(paintedColor(getComputedStyle(quiz).backgroundColor)).toBe('#ffffff');
    await emulate('light');
    expect(paintedColor(getComputedStyle(quiz).backgroundColor)).toBe('transparent');
  });
});

describe('an element in a page with the kit’s stylesheet', () => {
  beforeEach(() => pageStyles(styles));

  test('follows the page’s data-ck-theme, on the element or around it', async () => {
    root.dataset.ckTheme = 'dark';
    expect(await textColor()).toBe(DARK);
    document.body.replaceChildren();
    expect(await textColor({ 'data-ck-theme': 'light' })).toBe(LIGHT);
  });

  test('uses its own theme first', async () => {
    root.dataset.ckTheme = 'dark';
    expect(await textColor({ theme: 'light' })).toBe(LIGHT);
  });
});
