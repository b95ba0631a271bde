import { brand } from 'virtual:course-site/options';

/** Where the choice is remembered. `layout/before-first-paint.js` reads it as well. */
export const THEME_KEY = `${brand.storageKey}:theme`;

/** The themes to choose from; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The theme that a stored value names; `system` for any other value. */
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
  // Browsers use the first `theme-color` that applies.
  if (color) page.querySelector('head')?.prepend(color);
}

/** The stored choice. Undefined without storage. */
export function rememberedTheme(): Theme | undefined {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return undefined;
  }
}

/** Stores the choice. Without storage it lasts until the page is closed. */
export function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice is not remembered.
  }
}
