import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * A dialog of the browser's own. It stands where it is written, so that it works inside a shadow root too, and
 * in the top layer, so that nothing of the host covers it. While it is there the page around it is inert; when
 * it goes, the focus is back where it was.
 */
export function ModalDialog({
  role,
  title,
  onClose,
  children,
}: {
  /** @default a dialog */
  readonly role?: 'alertdialog';
  readonly title: string;
  /** Escape, or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const press = (event: Event) => {
      // Its own box is filled by its content; what is left of it is the backdrop.
      if (event.target === dialog) onClose();
    };
    const tab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      // Past the ends a browser goes on to its own controls.
      const stops = dialog?.querySelectorAll<HTMLElement>('input, button') ?? [];
      const [end, start] = event.shiftKey ? [stops[0], [...stops].at(-1)] : [[...stops].at(-1), stops[0]];
      if (event.target !== end) return;
      event.preventDefault();
      start?.focus();
    };
    dialog?.addEventListener('cancel', cancel);
    dialog?.addEventListener('click', press);
    dialog?.addEventListener('keydown', tab);
    return () => {
      dialog?.removeEventListener('cancel', cancel);
      dialog?.removeEventListener('click', press);
      dialog?.removeEventListener('keydown', tab);
    };
  }, [onClose]);
  return (
    <dialog ref={ref} role={role} aria-labelledby={titleId} className="ck-root ck-modal">
      <div className="ck-dialog">
        <h2 id={titleId} className="ck-subtitle">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
