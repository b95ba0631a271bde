import { X } from 'lucide';
import { useState, type PointerEvent } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { formatMessage, type MessageValues } from '../../messages/message.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { Notice, NoticeCode } from '../../state/notice.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { toneOf } from './notice-tone.js';
import type { ToasterMessages } from './toaster.messages.js';

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
  messages,
  values,
  signInHref,
  onClose,
  onTryAgain,
}: {
  readonly toast: QueuedToast<Notice>;
  readonly messages: ToasterMessages;
  readonly values: MessageValues;
  readonly signInHref: string | null;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
}) {
  const { code, serverMessage } = toast.content;
  const hint = (messages as Partial<Record<string, string>>)[`${code}.hint`];
  const swipe = useSwipe(onClose);
  return (
    <Toast toast={toast} className="ck-toast" data-tone={toneOf(code)} {...swipe}>
      <ToastContent className="ck-toast-content">
        <Text slot="title" className="ck-toast-title">
          {formatMessage(messages[`${code}.title`], values)}
        </Text>
        <Text slot="description" className="ck-toast-description">
          {serverMessage ?? formatMessage(messages[`${code}.description`], values)}
        </Text>
        {hint !== undefined && <p className="ck-toast-description">{hint}</p>}
        {CAN_BE_TRIED_AGAIN.has(code) && (
          <button type="button" className="ck-button ck-toast-action" onClick={onTryAgain}>
            {messages.tryAgain}
          </button>
        )}
        {signInHref !== null && ASKS_TO_SIGN_IN.has(code) && (
          <Link className="ck-link" href={signInHref} onClick={onClose}>
            {messages.signIn}
          </Link>
        )}
      </ToastContent>
      <Tooltip text={messages.close}>
        <button
          type="button"
          className="ck-button ck-toast-close"
          data-variant="quiet"
          aria-label={messages.close}
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
