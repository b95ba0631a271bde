import { brand } from '#brand/brand.config.ts';

/** Where the choice is remembered. `layout/before-first-paint.js` reads it as well. */
export const THEME_KEY = `${brand.storageKey}:theme`;

/** What a learner can choose; `system` goes with the device. */
export type Theme = 'system' | 'light' | 'dark';

/** A theme as it was stored. What is none, or no longer one, is the system's. */
export function parseTheme(written: string | null | undefined): Theme {
  return written === 'light' || written === 'dark' ? written : 'system';
}

/** The theme that the page is shown in. */
export function shownTheme(page: HTMLElement = document.documentElement): Theme {
  return parseTheme(page.dataset['theme']);
}

/** Shows the page in a theme, and tells the browser which color goes with it. */
export function showTheme(theme: Theme, page: HTMLElement = document.documentElement): void {
  page.querySelector('[name=theme-color]:not([media])')?.remove();
  if (theme === 'system') {
    delete page.dataset['theme'];
    return;
  }
  page.dataset['theme'] = theme;
  const color = page.querySelector(`[name=theme-color][media*=${theme}]`)?.cloneNode() as Element | undefined;
  color?.removeAttribute('media');
  // The first one that applies counts.
  if (color) page.querySelector('head')?.prepend(color);
}

/** The choice that is remembered. Undefined where the browser does not say. */
export function rememberedTheme(): Theme | undefined {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return undefined;
  }
}

/** Remembers a choice. A browser that keeps nothing shows it as long as the page is there. */
export function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
