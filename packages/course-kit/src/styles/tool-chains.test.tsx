import esbuild from 'virtual:minified-styles/esbuild';
import next from 'virtual:minified-styles/next-16';
import vite from 'virtual:minified-styles/vite-8';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import colors from './colors.json';
import docs from './themes/docs.css?inline';
import flow from '@course-kit/flow/styles.css?inline';
import kit from './styles.css?inline';
import { paintedColor } from './painted-color.fixtures.js';

const source = kit + flow;

type Scheme = 'light' | 'dark';

const PARTS = `
  <article class="ck-root ck-level-card"><button class="ck-button" data-variant="primary">Start</button></article>
  <dialog open class="ck-root ck-dialog"><div class="ck-dialog-card"></div></dialog>
  <figure class="ck-root ck-flow"><svg class="ck-flow-picture"><rect class="ck-flow-node" /></svg></figure>`;

/** A page of its own, which has the kit's stylesheet and its own styles in sheets apart, as bundlers make them. */
function openPage(kit: string, styles = ''): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentDocument: page } = frame;
  if (!page) throw new Error('The frame has no document');
  const atOnce = '.ck-root { --ck-duration: 0ms }';
  page.documentElement.innerHTML = `<head><style>${kit}</style><style>${styles} ${atOnce}</style></head><body>${PARTS}</body>`;
  return page;
}

/** What a learner sees of the card, its button, a dialog and a node of a flow. */
function looks(page: Document) {
  const style = (selector: string) => {
    const element = page.querySelector(selector);
    if (!element) throw new Error(`Nothing is ${selector}`);
    return getComputedStyle(element);
  };
  return {
    card: paintedColor(style('.ck-level-card').backgroundColor),
    text: paintedColor(style('.ck-level-card').color),
    button: paintedColor(style('.ck-button').backgroundColor),
    dialog: paintedColor(style('.ck-dialog-card').backgroundColor),
    node: paintedColor(style('.ck-flow-node').fill),
  };
}

/** A page whose root element has the kit's tokens, in a stylesheet of its own that uses them for the page. */
function openPageWithTokens(kit: string, styles: string): Document {
  const page = openPage(
    kit,
    `body { background: var(--ck-color-canvas); color: var(--ck-color-muted) } ${styles}`,
  );
  page.documentElement.classList.add('ck-tokens');
  return page;
}

/** The background and the text of the page itself. */
function pageLooks(page: Document) {
  const { backgroundColor, color } = getComputedStyle(page.body);
  return [paintedColor(backgroundColor), paintedColor(color)];
}

function expectedPage(scheme: Scheme, look: keyof typeof colors = 'default') {
  const { canvas, muted } = colors[look];
  const index = scheme === 'light' ? 0 : 1;
  return [canvas[index], muted[index]];
}

function expected(scheme: Scheme) {
  const { surface, text, accent, raised } = colors.default;
  const pairs = { card: surface, text, button: accent, dialog: raised, node: surface };
  const index = scheme === 'light' ? 0 : 1;
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[index]]));
}

const emulate = (scheme: Scheme | '', media: 'print' | '' = '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });

const opposite = (scheme: Scheme): Scheme => (scheme === 'light' ? 'dark' : 'light');

afterEach(async () => {
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
  await emulate('');
});

describe.each([
  ['as it is', source],
  ['by Vite 8', vite],
  ['by Next 16', next],
  ['by esbuild', esbuild],
])('minified %s', (_tool, kit) => {
  describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
    test('by the system', async () => {
      await emulate(scheme);
      expect(looks(openPage(kit, 'html { color-scheme: light dark }'))).toEqual(expected(scheme));
    });

    test('by the page’s stylesheet, whatever the system says', async () => {
      await emulate(opposite(scheme));
      expect(looks(openPage(kit, `html { color-scheme: ${scheme} }`))).toEqual(expected(scheme));
    });

    test('by a class or an attribute that sets `color-scheme`', () => {
      const page = openPage(
        kit,
        `:root { color-scheme: var(--scheme, ${opposite(scheme)}) }
        .mine, [data-theme='mine'] { --scheme: ${scheme} }`,
      );
      expect(looks(page)).toEqual(expected(opposite(scheme)));
      page.documentElement.className = 'mine';
      expect(looks(page)).toEqual(expected(scheme));
      page.documentElement.className = '';
      page.documentElement.dataset['theme'] = 'mine';
      expect(looks(page)).toEqual(expected(scheme));
    });

    test('by script, live', () => {
      const page = openPage(kit, 'html { color-scheme: light dark }');
      page.documentElement.style.colorScheme = opposite(scheme);
      expect(looks(page)).toEqual(expected(opposite(scheme)));
      page.documentElement.style.colorScheme = scheme;
      expect(looks(page)).toEqual(expected(scheme));
    });

    test('by `data-ck-theme`, before anything else', async () => {
      await emulate(opposite(scheme));
      const page = openPage(kit);
      page.documentElement.style.colorScheme = opposite(scheme);
      page.body.dataset['ckTheme'] = `docs ${scheme}`;
      expect(looks(page)).toEqual(expected(scheme));
      page.body.dataset['ckTheme'] = opposite(scheme);
      page.querySelectorAll<HTMLElement>('.ck-root').forEach((root) => (root.dataset['ckTheme'] = scheme));
      expect(looks(page)).toEqual(expected(scheme));
    });
  });

  test('light on a page that names no scheme, and on paper', async () => {
    await emulate('dark');
    expect(looks(openPage(kit))).toEqual(expected('light'));
    const dark = openPage(kit, 'html { color-scheme: dark }');
    dark.body.dataset['ckTheme'] = 'dark';
    await emulate('dark', 'print');
    expect(looks(dark)).toEqual(expected('light'));
  });

  test('on paper of its own where the system is dark and the page does not say that it is', async () => {
    const dark = 'body { background: #0a0a0a; color: #ededed }';
    const paper = (styles: string) => {
      const page = openPage(kit, styles);
      const lesson = Object.assign(page.createElement('main'), { className: 'ck-root' });
      page.body.append(lesson);
      const { backgroundColor, color } = getComputedStyle(lesson);
      return [paintedColor(backgroundColor), paintedColor(color)];
    };
    const [light, onDark] = colors.default.text;
    await emulate('dark');
    expect(paper(dark)).toEqual(['#ffffff', light]);
    expect(paper(`${dark} :root { color-scheme: light dark }`)).toEqual(['transparent', onDark]);
    await emulate('light');
    expect(paper('')).toEqual(['transparent', light]);
  });

  test('a host’s plain color counts', () => {
    const page = openPage(kit, '.ck-root { --ck-color-accent: #112233 }');
    expect(looks(page).button).toBe('#112233');
  });

  describe('`.ck-tokens` on a page gives it the tokens', () => {
    test.each<Scheme>(['light', 'dark'])('%s by the system, like the components in it', async (scheme) => {
      await emulate(scheme);
      const page = openPageWithTokens(kit, 'html { color-scheme: light dark }');
      expect(pageLooks(page)).toEqual(expectedPage(scheme));
      expect(looks(page)).toEqual(expected(scheme));
    });

    test('by a class that sets `color-scheme`, live', () => {
      const page = openPageWithTokens(kit, '.dark { color-scheme: dark }');
      expect(pageLooks(page)).toEqual(expectedPage('light'));
      page.documentElement.classList.add('dark');
      expect(pageLooks(page)).toEqual(expectedPage('dark'));
      expect(looks(page)).toEqual(expected('dark'));
    });

    test('by `data-ck-theme`, with a component of the other scheme in it', () => {
      const page = openPageWithTokens(kit, '');
      page.documentElement.dataset['ckTheme'] = 'dark';
      page.querySelectorAll<HTMLElement>('.ck-root').forEach((root) => (root.dataset['ckTheme'] = 'light'));
      expect(pageLooks(page)).toEqual(expectedPage('dark'));
      expect(looks(page)).toEqual(expected('light'));
    });

    test('light on paper', async () => {
      const page = openPageWithTokens(kit, 'html { color-scheme: dark }');
      await emulate('dark', 'print');
      expect(pageLooks(page)).toEqual(expectedPage('light'));
    });

    test('and a color set for the page reaches its components', () => {
      const page = openPageWithTokens(
        kit,
        ':root { --ck-color-accent: #112233; --ck-color-canvas: #445566 }',
      );
      expect(pageLooks(page)[0]).toBe('#445566');
      expect(looks(page).button).toBe('#112233');
    });

    test('in the docs look, for the page or for a part of it', () => {
      const page = openPageWithTokens(kit + docs, '');
      page.body.dataset['ckTheme'] = 'docs';
      expect(pageLooks(page)).toEqual(expectedPage('light'));
      expect(looks(page).button).toBe(colors.docs.accent[0]);
      delete page.body.dataset['ckTheme'];
      page.documentElement.dataset['ckTheme'] = 'docs';
      expect(pageLooks(page)).toEqual(expectedPage('light', 'docs'));
      expect(looks(page).button).toBe(colors.docs.accent[0]);
    });
  });
});
