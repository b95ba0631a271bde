import { ListBox, ListBoxItem } from 'react-aria-components';
import type { MenuContentProps } from '../menu/menu-button.js';
import { MenuLanguage } from './menu-language.js';
import { useLanguage } from './language-context.js';
import { languageMessages } from './language.messages.js';
import { LANGUAGES, parseLanguage } from './languages.js';
import { useTexts } from './use-texts.js';

/** The languages to choose from; loaded by `LanguageMenu`. */
export default function LanguageList({ onClose }: MenuContentProps) {
  const { shown, pending, choose } = useLanguage();
  const text = useTexts('language', languageMessages);
  const chosen = pending ?? shown.tag;
  return (
    <MenuLanguage>
      <ListBox
        aria-label={text('label')}
        className="menu-list"
        autoFocus
        selectionMode="single"
        selectedKeys={[chosen]}
        onSelectionChange={(keys) => {
          // The list offers to take the choice back, by which the chosen language is only confirmed.
          const [tag] = keys;
          if (typeof tag === 'string') choose(parseLanguage(tag));
          onClose();
          // The menu of a phone, in which the button stands.
          document.activeElement?.closest<HTMLElement>('[popover]')?.hidePopover();
        }}
      >
        {LANGUAGES.map(({ tag, name, direction }) => (
          <ListBoxItem key={tag} id={tag} textValue={name} className="menu-item">
            <span lang={tag} dir={direction}>
              {name}
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </MenuLanguage>
  );
}
