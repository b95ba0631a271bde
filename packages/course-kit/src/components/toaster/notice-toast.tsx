import { X } from 'lucide';
import { useContext, useState, type PointerEvent } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { Notice, NoticeCode } from '../../state/notice.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { toneOf } from './notice-tone.js';
import { ToasterTexts } from './toaster-text.js';

const ASKS_TO_SIGN_IN: ReadonlySet<NoticeCode> = new Set([
  'sign-in-required',
  'certificate-sign-in-required',
]);

const CAN_BE_TRIED_AGAIN: ReadonlySet<NoticeCode> = new Set([
  'save-failed',
  'save-waiting',
  'save-waiting-in-page',
]);

/** In pixels: a shorter drag is a slip. */
const SWIPE_THRESHOLD = 50;

/** One toast. */
export function NoticeToast({
  toast,
  passMark,
  signInHref,
  onClose,
  onTryAgain,
}: {
  readonly toast: QueuedToast<Notice>;
  /** In percent. */
  readonly passMark: number;
  readonly signInHref: string | null;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
}) {
  const { code, serverMessage } = toast.content;
  const text = useContext(ToasterTexts);
  const swipe = useSwipe(onClose);
  return (
    <Toast toast={toast} className="ck-toast" data-tone={toneOf(code)} {...swipe}>
      <ToastContent className="ck-toast-content">
        <Text slot="title" className="ck-toast-title">
          {text(`${code}.title`)}
        </Text>
        <Text slot="description" className="ck-toast-description">
          {serverMessage ?? text(`${code}.description`, { passMark })}
        </Text>
        {(code === 'save-waiting' || code === 'save-waiting-in-page') && (
          <p className="ck-toast-description">{text(`${code}.hint`)}</p>
        )}
        {CAN_BE_TRIED_AGAIN.has(code) && (
          <button type="button" className="ck-button ck-toast-action" onClick={onTryAgain}>
            {text('tryAgain')}
          </button>
        )}
        {signInHref !== null && ASKS_TO_SIGN_IN.has(code) && (
          <Link className="ck-link" href={signInHref} onClick={onClose}>
            {text('signIn')}
          </Link>
        )}
      </ToastContent>
      <Tooltip text={text('close')}>
        <button
          type="button"
          className="ck-button ck-toast-close"
          data-variant="quiet"
          aria-label={text('close')}
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      </Tooltip>
    </Toast>
  );
}

/** Follows a sideways drag and dismisses past the threshold. */
function useSwipe(onDismiss: () => void) {
  const [startX, setStartX] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    setStartX(null);
    setOffset(0);
  };
  return {
    style: offset === 0 ? {} : { transform: `translateX(${offset}px)`, transition: 'none' },
    onPointerDown: (event: PointerEvent) => setStartX(event.clientX),
    onPointerMove: (event: PointerEvent) => {
      if (startX !== null) setOffset(event.clientX - startX);
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX !== null && Math.abs(event.clientX - startX) >= SWIPE_THRESHOLD) onDismiss();
      end();
    },
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
