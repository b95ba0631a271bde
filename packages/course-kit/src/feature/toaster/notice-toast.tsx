import { X } from 'lucide';
import { useContext, useEffect, useId, useRef } from 'react';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { Notice } from '../../model/notice.js';
import { toneOf } from './notice-tone.js';
import { ToasterTexts } from './toaster-text.js';
import { useSwipe } from './use-swipe.js';

const ASKS_TO_SIGN_IN: ReadonlySet<Notice['code']> = new Set([
  'sign-in-required',
  'certificate-sign-in-required',
]);

const CAN_BE_TRIED_AGAIN: ReadonlySet<Notice['code']> = new Set([
  'save-failed',
  'save-waiting',
  'save-waiting-in-page',
]);

/** One toast. It is announced once, just after it has become visible. */
export function NoticeToast({
  toast,
  passMark,
  signInHref,
  onClose,
  onTryAgain,
  onBegin,
}: {
  readonly toast: QueuedToast<Notice>;
  /** In percent. */
  readonly passMark: number;
  readonly signInHref: string | null;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
  /** Called once its time runs. */
  readonly onBegin: () => void;
}) {
  const notice = toast.content;
  const { code } = notice;
  const text = useContext(ToasterTexts);
  // The library finds its own only in the document, not in a shadow root.
  const id = useId();
  const swipe = useSwipe(onClose);
  const begin = useRef(onBegin);
  useEffect(() => begin.current(), []);
  return (
    <Toast
      toast={toast}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="ck-toast"
      data-tone={toneOf(notice)}
      // A press leaves the focus where it is: with it, the next toast would stay as long as it has that.
      onMouseDown={(event) => event.preventDefault()}
      {...swipe}
    >
      <ToastContent className="ck-toast-content">
        <span id={`${id}-title`} className="ck-toast-title">
          {notice.code === 'custom' ? notice.title : text(`${notice.code}.title`)}
        </span>{' '}
        <span id={`${id}-description`} className="ck-toast-description">
          {notice.code === 'custom' ? notice.description : text(`${notice.code}.description`, { passMark })}
        </span>
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
      <button
        type="button"
        className="ck-button ck-toast-close"
        data-variant="quiet"
        aria-label={text('close')}
        onClick={onClose}
      >
        <Icon of={X} />
      </button>
    </Toast>
  );
}
