import { useContext, useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { raiseLayer, TopLayer } from '../../primitives/top-layer.js';
import { CourseContext } from '../../state/course-context.js';

interface ModalDialogProps {
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
}

/**
 * The kit's dialog, on the page and in shadow roots. While it is open, the page around it is inert and does not scroll;
 * when it closes, the focus returns to where it was.
 */
export function ModalDialog(props: ModalDialogProps) {
  return (
    <TopLayer className="ck-dialog-layer" locale={useContext(CourseContext)?.locale ?? 'en-US'}>
      <OpenDialog {...props} />
    </TopLayer>
  );
}

function OpenDialog({
  role,
  title,
  describedBy,
  initialFocus,
  isBusy = false,
  onClose,
  children,
}: ModalDialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The library finds its own only in the document, not in a shadow root.
  const titleId = useId();
  useLayoutEffect(() => initialFocus?.current?.focus(), [initialFocus]);
  // The library focuses without scrolling, and with larger text what is focused may be further down.
  useEffect(() => {
    ref.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined;
    root?.querySelectorAll<HTMLElement>('.ck-toast-layer').forEach(raiseLayer);
  }, []);
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={onClose}
      className="ck-dialog-backdrop"
      // A press beside it leaves the focus where it is.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
    >
      <Modal ref={ref} className="ck-dialog">
        <Dialog
          {...(role && { role })}
          aria-labelledby={titleId}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          className="ck-dialog-card"
          render={(section) => <section {...section} aria-busy={isBusy || undefined} />}
        >
          <FocusScope autoFocus>
            <Heading id={titleId} level={2} className="ck-subtitle">
              {title}
            </Heading>
            {children}
          </FocusScope>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
