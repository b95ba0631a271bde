import { Icon } from '@course-kit/react';
import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { Button, Dialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { loadTasks, outline } from '../course.js';
import { useLanguage } from '../language/language-context.js';
import type { LanguageTag } from '../language/languages.js';
import type { Catalogue } from '../language/site-messages.js';
import { useTexts } from '../language/use-texts.js';
import { closeMenus } from '../menu/close-menus.js';
import { searchLessons, type SearchLessons } from './search-lessons.js';
import { SearchPlaces } from './search-places.js';
import { searchMessages } from './search.messages.js';

/** Props of `SearchDialog`. */
export interface SearchDialogProps {
  /** What was typed while the search was fetched. */
  readonly typed: string;
  readonly onClose: () => void;
}

const loaded = new Map<LanguageTag, SearchLessons>();

/**
 * Reads the lessons once in a visit and language. Words that cannot be fetched are searched in English, until they can be; a level that
 * cannot be is left out, and asked for again with the next call. Rejects where none can.
 */
async function loadSearch({ tag, words }: Catalogue): Promise<SearchLessons> {
  const known = loaded.get(tag);
  if (known) return known;
  const fetched = await Promise.allSettled(
    outline.levels.map(async ({ level }) => {
      await words?.fetch({ words: 'tasks', level });
      return words?.taskLevel(level)?.tasks ?? loadTasks(level);
    }),
  );
  const levels = fetched.map((level) => (level.status === 'fulfilled' ? level.value : undefined));
  if (!levels.some(Boolean)) throw new Error('No lesson could be fetched');
  const search = searchLessons(levels);
  if (search.isWhole) loaded.set(tag, search);
  return search;
}

/** Finds places in the lessons of all levels, which are fetched for it; loaded by `SearchButton`. */
export default function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const { shown } = useLanguage();
  const text = useTexts('search', searchMessages);
  // Null where the lessons could not be fetched.
  const [search, setSearch] = useState<SearchLessons | null>();
  const isAwaited = search === undefined;
  useEffect(closeMenus, []);
  useEffect(() => {
    if (isAwaited)
      loadSearch(shown).then(
        (made) => setSearch(() => made),
        () => setSearch(null),
      );
  }, [isAwaited, shown]);
  const close = () => {
    onClose();
    // The button may stand in the menu of a phone, which is closed.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('.site-menu-button')?.focus();
    });
  };
  return (
    <I18nProvider locale={shown.tag}>
      <ModalOverlay isOpen isDismissable onOpenChange={close} className="search-backdrop">
        <Modal className="search-modal">
          <Dialog className="search-dialog">
            <div className="search-head">
              <Heading slot="title" level={2}>
                {text('title')}
              </Heading>
              <Button slot="close" className="search-close" aria-label={text('close')}>
                <Icon of={X} size="1.25em" />
              </Button>
            </div>
            <SearchPlaces
              typed={typed}
              search={search}
              onRetry={() => setSearch(undefined)}
              onClose={close}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
