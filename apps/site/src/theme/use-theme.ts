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

/** The page itself knows its theme, from before any script of the site runs. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    // Without a key, everything was cleared.
    if (key === THEME_KEY || key === null) showTheme(parseTheme(newValue));
  };
  window.addEventListener('storage', followOtherTabs);
  // Another tab may have chosen while this one's scripts were on their way.
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

/** The theme, and how to choose another one here and in every tab of the site. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, shownTheme, () => 'system' as const), choose };
}
