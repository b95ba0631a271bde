import { Icon, useNotify } from '@course-kit/react';
import { Search } from 'lucide';
import { useEffect, useState, type ComponentType } from 'react';
import { layoutMessages } from '../layout/layout.messages.js';
import { useTexts } from '../language/use-texts.js';
import { useLocation } from '../navigation/location.js';
import { Tooltip } from '../tooltip/tooltip.js';
import type { SearchDialogProps } from './search-dialog.js';

/** Opens the search, as Ctrl+K or ⌘K does. Its code is fetched then. */
export function SearchButton() {
  const text = useTexts('layout', layoutMessages);
  const notify = useNotify();
  const { count } = useLocation();
  /** How many pages were visited before the one that it was opened on: over another page, also after Back, it is closed. */
  const [openedAt, setOpenedAt] = useState<number>();
  const isOpen = openedAt === count;
  const setOpen = (opens: boolean) => setOpenedAt(opens ? count : undefined);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const isAwaited = isOpen && !Dialog;
  /** What was typed before its field was there. */
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped('');
    setOpen(true);
    import('./search-dialog.js').then(
      (module) => setDialog(() => module.default),
      () => {
        setOpen(false);
        notify({
          tone: 'destructive',
          title: text('searchFailed.title'),
          description: text('failed.description'),
        });
      },
    );
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey !== event.metaKey;
      if (event.key === 'k' && isCommand) {
        event.preventDefault();
        open();
      } else if (isAwaited && !isCommand && /^.$/u.test(event.key)) {
        event.preventDefault();
        setTyped((before) => before + event.key);
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <>
      <Tooltip text={text('search')}>
        <button
          type="button"
          className="site-button search-button"
          aria-label={text('search')}
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          aria-busy={isAwaited}
          onClick={open}
        >
          <Icon of={Search} size="1.125em" />
        </button>
      </Tooltip>
      {isOpen && Dialog && <Dialog typed={typed} onClose={() => setOpen(false)} />}
    </>
  );
}
