import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, type UserEventClickOptions } from 'vitest/browser';
import { Link } from './link.js';
import { NavigationContext } from './navigation.js';

const navigate = vi.fn<(href: string) => void>();
/** Whether the last click was left to the browser; it is kept from leaving the page here. */
let isLeftToBrowser: boolean | null = null;

const keepOnPage = (event: Event) => {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => {
  navigate.mockClear();
  isLeftToBrowser = null;
  window.addEventListener('click', keepOnPage);
});
afterEach(() => window.removeEventListener('click', keepOnPage));

async function click(link: React.ReactNode, options: UserEventClickOptions = {}) {
  await render(<NavigationContext.Provider value={navigate}>{link}</NavigationContext.Provider>);
  await page.getByRole('link').click(options);
}

test('a plain click goes through the host’s router', async () => {
  await click(<Link href="/level-1">Level</Link>);

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/level-1');
  expect(isLeftToBrowser).toBe(false);
});

test.each(['Control', 'Shift', 'Alt', 'Meta'] as const)(
  'a click with %s is handled by the browser',
  async (key) => {
    await click(<Link href="/level-1">Level</Link>, { modifiers: [key] });

    expect(navigate).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(true);
  },
);

test.each([
  ['to another site', { href: 'https://example.com/' }],
  ['to another site without a scheme', { href: '//example.com/' }],
  ['meant for a new tab', { href: '/level-1', target: '_blank' }],
  ['meant for a download', { href: '/level-1.pdf', download: true }],
])('a link %s is handled by the browser', async (_, link) => {
  await click(<Link {...link}>Level</Link>);

  expect(navigate).not.toHaveBeenCalled();
  expect(isLeftToBrowser).toBe(true);
});

test('a click that the host has handled is ignored', async () => {
  await click(
    <Link href="/level-1" onClick={(event) => event.preventDefault()}>
      Level
    </Link>,
  );

  expect(navigate).not.toHaveBeenCalled();
});
