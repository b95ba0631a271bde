import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { closeOnRequest } from './close-on-request.js';
import { keepFocusInside, tabStops } from './keep-focus-inside.js';
import { lockScroll } from './lock-scroll.js';
import { addOpenDialog } from './open-dialogs.js';

/**
 * The kit's dialog: the browser's own, on the page and in shadow roots. It stays at its place in the document and is
 * shown in the browser's top layer, so that no style of the host clips or covers it. While it is open, the page around
 * it is inert and does not scroll; when it closes, the focus returns to where it was.
 */
export function ModalDialog({
  role,
  title,
  describedBy,
  initialFocus,
  isBusy = false,
  onClose,
  children,
}: {
  /** `alertdialog` for a question that needs an answer. @default a dialog */
  readonly role?: 'alertdialog';
  /** Its heading, and its name. */
  readonly title: string;
  /** The id of the text within it that says what it is about. */
  readonly describedBy?: string;
  /** The element that is focused first. @default the first that takes it */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** While busy, the dialog cannot be closed. @default false */
  readonly isBusy?: boolean;
  /** Called on Escape and on a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const titleId = useId();
  useEffect(() => {
    close.current = isBusy ? () => {} : onClose;
  }, [isBusy, onClose]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !toasts.current) return;
    dialog.showModal();
    (initialFocus?.current ?? tabStops(dialog)[0])?.focus();
    const stops = [
      keepFocusInside(dialog),
      closeOnRequest(dialog, () => close.current()),
      lockScroll(document.documentElement),
      addOpenDialog(toasts.current),
    ];
    return () => {
      for (const stop of stops) stop();
      dialog.close();
    };
  }, [initialFocus]);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      className="ck-root ck-dialog"
    >
      <div className="ck-dialog-card" tabIndex={-1}>
        <h2 id={titleId} className="ck-subtitle">
          {title}
        </h2>
        {children}
      </div>
      <div ref={toasts} className="ck-dialog-toasts" />
    </dialog>
  );
}
