import translations from 'virtual:course-kit/translations';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { outline } from '../course.js';
import type { MenuContentProps } from '../menu/menu-button.js';
import { MenuLanguage } from './menu-language.js';
import { useLanguage } from './language-context.js';
import { languageListMessages } from './language-list.messages.js';
import { languageMessages } from './language.messages.js';
import { LANGUAGES, parseLanguage, type LanguageTag } from './languages.js';
import { useTexts } from './use-texts.js';

/** The languages to choose from, and what there is in each; loaded by `LanguageMenu`. */
export default function LanguageList({ onClose }: MenuContentProps) {
  const { shown, pending, choose } = useLanguage();
  const text = useTexts('language', languageMessages);
  const lessons = useTexts('languageList', languageListMessages);
  const chosen = pending ?? shown.tag;
  /** The course is written in English. */
  const lessonsIn = (tag: LanguageTag) => {
    const levels = translations[tag] ?? [];
    if (tag === 'en' || levels.length === outline.levels.length) return lessons('allLessons');
    if (levels.length === 0) return lessons('noLessons');
    const listed = new Intl.ListFormat(shown.tag, { type: 'unit' }).format(levels.map(String));
    return lessons('someLessons', { count: levels.length, levels: listed });
  };
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
            <span className="language-entry">
              <span lang={tag} dir={direction}>
                {name}
              </span>{' '}
              <span className="language-lessons">{lessonsIn(tag)}</span>
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </MenuLanguage>
  );
}
