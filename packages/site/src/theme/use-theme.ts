import { useSyncExternalStore } from 'react';
import {
  parseTheme,
  rememberedTheme,
  rememberTheme,
  showTheme,
  shownTheme,
  THEME_KEY,
  type Theme,
} from './theme.js';

/** The page's attributes are the source of truth: they are set before any script of the site runs. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === THEME_KEY || key === null) showTheme(parseTheme(newValue));
  };
  window.addEventListener('storage', followOtherTabs);
  // Another tab may have changed the theme while this page's scripts were loading.
  const remembered = rememberedTheme() ?? shownTheme();
  if (remembered !== shownTheme()) showTheme(remembered);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', followOtherTabs);
  };
}

function choose(theme: Theme): void {
  showTheme(theme);
  rememberTheme(theme);
}

/** The theme, and a function that sets it in every tab of the site. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, shownTheme, () => 'system' as const), choose };
}
