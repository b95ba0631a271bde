import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocation } from '../navigation/location.js';
import { Tooltip } from '../tooltip/tooltip.js';

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/** Props of what a `MenuButton` opens. */
export interface MenuContentProps {
  /** Closes it. */
  readonly onClose: () => void;
}

/**
 * A native button with a list or a menu of the library, whose code is loaded when the button is reached. The button is
 * busy from a press until that code is there. What opens is the browser's own popover: a press elsewhere closes it and
 * reaches what was pressed.
 */
export function MenuButton({
  label,
  value,
  popup,
  load,
  onFailure,
  children,
}: {
  /** What the button is called, also in its tooltip. */
  readonly label: string;
  /** What is chosen now. */
  readonly value?: string;
  readonly popup: 'listbox' | 'menu';
  readonly load: () => Promise<{ readonly default: ComponentType<MenuContentProps> }>;
  /** Called when the code cannot be had for somebody who pressed. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Content, setContent] = useState<ComponentType<MenuContentProps>>();
  const prepare = async () => {
    const { default: Loaded } = await load();
    setContent(() => Loaded);
  };
  const open = () => {
    setOpen(true);
    if (Content) return;
    prepare().catch(() => {
      setOpen(false);
      onFailure?.();
    });
  };
  const focusButton = () => button.current?.focus({ preventScroll: true });
  const close = () => {
    setOpen(false);
    if (popover.current?.contains(document.activeElement)) focusButton();
    popover.current?.hidePopover?.();
  };
  // Before its content asks for the focus.
  useLayoutEffect(() => {
    if (isOpen && Content) popover.current?.showPopover?.();
  }, [isOpen, Content]);
  const { count } = useLocation();
  const openedAt = useRef(count);
  useEffect(() => {
    // Over another page, also after Back, nothing is open.
    if (openedAt.current !== count) popover.current?.hidePopover?.();
    openedAt.current = count;
  }, [count]);
  // A press by key would be a click without a pointer, after which the library waits with the focus as for a screen reader.
  const pressByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key)) return;
    event.preventDefault();
    if (isOpen && !event.key.startsWith('Arrow')) close();
    else open();
  };
  return (
    <>
      <Tooltip text={label} onReach={() => void prepare().catch(() => undefined)}>
        <button
          ref={button}
          type="button"
          className="menu-button"
          aria-label={value === undefined ? label : `${label}: ${value}`}
          aria-haspopup={popup}
          aria-expanded={isOpen && Content !== undefined}
          aria-busy={isOpen && !Content}
          // A press on the button of a popover is no press elsewhere.
          popoverTarget={id}
          onClick={(event) => {
            event.preventDefault();
            if (isOpen) close();
            else open();
          }}
          onKeyDown={pressByKey}
          // Firefox clicks when the space bar is let go.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        >
          {children}
        </button>
      </Tooltip>
      <div
        ref={popover}
        id={id}
        popover="auto"
        // It only hears of keys that its content was given.
        role="presentation"
        className="menu-popover"
        // At once, as a key may be pressed before the event that follows.
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={({ newState }) => {
          // A press on what takes no focus leaves it nowhere.
          if (newState === 'closed' && document.activeElement === document.body) focusButton();
        }}
        // Before the focus moves on from the button.
        onKeyDown={(event) => event.key === 'Tab' && close()}
      >
        {isOpen && Content && <Content onClose={close} />}
      </div>
    </>
  );
}
