import {
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Tooltip } from '../tooltip/tooltip.js';

/** Props of what a `MenuButton` opens. */
export interface MenuContentProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * A native button that opens a list or a menu, whose code is loaded when the button is reached. The button is busy
 * from a press until that code is there.
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
  const button = useRef<HTMLButtonElement>(null);
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
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
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
          onClick={() => (isOpen ? setOpen(false) : open())}
          onKeyDown={openByArrow}
        >
          {children}
        </button>
      </Tooltip>
      {Content && <Content button={button} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
