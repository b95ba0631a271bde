import { Icon } from '@course-kit/react';
import { Languages } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { MenuButton } from '../menu/menu-button.js';
import { useLanguage } from './language-context.js';
import { languageMessages } from './language.messages.js';
import { languageName, LANGUAGES, parseLanguage } from './languages.js';
import { useTexts } from './use-texts.js';

/**
 * The languages of the site, each by its own name. Until the page is hydrated, and where the list cannot be loaded,
 * it is the browser's own select.
 */
export function LanguageMenu() {
  const { shown, pending, choose } = useLanguage();
  const text = useTexts('language', languageMessages);
  const chosen = pending ?? shown.tag;
  const select = useRef<HTMLSelectElement>(null);
  const [shape, setShape] = useState<'prerendered' | 'button' | 'fallback'>('prerendered');

  useEffect(() => {
    if (shape === 'prerendered') {
      // A choice made before hydration has raised no event that React receives.
      const early = parseLanguage(select.current?.value);
      if (early !== chosen) choose(early);
      // Nobody who is choosing is interrupted.
      if (document.activeElement !== select.current) setShape('button');
    }
    if (shape === 'fallback') select.current?.focus();
  }, [shape, chosen, choose]);

  return (
    <div className="language-menu" data-state={pending && 'busy'}>
      <Icon of={Languages} size="1.125em" />
      {shape === 'button' ? (
        <MenuButton
          label={text('label')}
          value={languageName(chosen)}
          popup="listbox"
          load={() => import('./language-list.js')}
          onFailure={() => setShape('fallback')}
        >
          <span className="language-name" lang={chosen}>
            {languageName(chosen)}
          </span>
        </MenuButton>
      ) : (
        <select
          ref={select}
          aria-label={text('label')}
          aria-busy={pending !== undefined}
          value={chosen}
          onChange={({ target }) => choose(parseLanguage(target.value))}
          onBlur={() => setShape('button')}
        >
          {LANGUAGES.map(({ tag, name, direction }) => (
            <option key={tag} value={tag} lang={tag} dir={direction}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
