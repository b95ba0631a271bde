import { X } from 'lucide';
import { useContext, useEffect, useId, useState } from 'react';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { Notice } from '../../state/notice.js';
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
  notice,
  announced,
  passMark,
  signInHref,
  onClose,
  onTryAgain,
}: {
  readonly notice: Notice;
  /** The ids of toasts that were announced, so that one that moves into a dialog is not announced again. */
  readonly announced: Set<number>;
  /** In percent. */
  readonly passMark: number;
  readonly signInHref: string | null;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
}) {
  const { id, code } = notice;
  const text = useContext(ToasterTexts);
  const swipe = useSwipe(onClose);
  const toastId = useId();
  const [isNew] = useState(() => !announced.has(id));
  // NVDA announces what appears in the accessibility tree, not what is inserted with its parents.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    announced.add(id);
    setThere(true);
  }, [announced, id]);
  return (
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={`${toastId}-title`}
      aria-describedby={`${toastId}-description`}
      tabIndex={0}
      className="ck-toast"
      data-tone={toneOf(notice)}
      {...swipe}
    >
      <div
        role={isNew ? 'alert' : undefined}
        aria-atomic="true"
        aria-hidden={!isThere || undefined}
        className="ck-toast-content"
      >
        <span id={`${toastId}-title`} className="ck-toast-title">
          {notice.code === 'custom' ? notice.title : text(`${notice.code}.title`)}
        </span>
        <span id={`${toastId}-description`} className="ck-toast-description">
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
      </div>
      <button
        type="button"
        className="ck-button ck-toast-close"
        data-variant="quiet"
        aria-label={text('close')}
        onClick={onClose}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
