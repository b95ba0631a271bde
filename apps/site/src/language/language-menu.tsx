import { Icon } from '@course-kit/react';
import { Languages } from 'lucide';
import { useEffect, useRef } from 'react';
import { Tooltip } from '../tooltip/tooltip.js';
import { useLanguage } from './language-context.js';
import { languageMessages } from './language.messages.js';
import { LANGUAGES, parseLanguage } from './languages.js';
import { useTexts } from './use-texts.js';

/** The languages of the site, each by its own name. */
export function LanguageMenu() {
  const { shown, pending, choose } = useLanguage();
  const text = useTexts('language', languageMessages);
  const chosen = pending ?? shown.tag;
  const menu = useRef<HTMLSelectElement>(null);
  const isHydrated = useRef(false);

  useEffect(() => {
    // A choice made before hydration has raised no event that React receives.
    const early = parseLanguage(menu.current?.value);
    if (!isHydrated.current && early !== chosen) choose(early);
    isHydrated.current = true;
  }, [chosen, choose]);

  return (
    <label className="language-menu">
      <Icon of={Languages} size="1.125em" />
      <Tooltip text={text('label')}>
        <select
          ref={menu}
          aria-label={text('label')}
          aria-busy={pending !== undefined}
          value={chosen}
          onChange={({ target }) => choose(parseLanguage(target.value))}
        >
          {LANGUAGES.map(({ tag, name, direction }) => (
            <option key={tag} value={tag} lang={tag} dir={direction}>
              {name}
            </option>
          ))}
        </select>
      </Tooltip>
    </label>
  );
}
