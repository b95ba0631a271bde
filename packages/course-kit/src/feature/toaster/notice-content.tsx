import { X } from 'lucide';
import { useContext } from 'react';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { Notice } from '../../model/notice.js';
import { useCourseContext } from '../../state/course-context.js';
import { ToasterTexts } from './toaster-text.js';

const ASKS_TO_SIGN_IN: ReadonlySet<Notice['code']> = new Set([
  'sign-in-required',
  'certificate-sign-in-required',
]);

const CAN_BE_TRIED_AGAIN: ReadonlySet<Notice['code']> = new Set([
  'save-failed',
  'save-waiting',
  'save-waiting-in-page',
]);

/** What a notification says, and what can be done about it. */
export function NoticeContent({
  notice,
  id,
  onClose,
}: {
  readonly notice: Notice;
  /** What the ids of its title and description begin with. @default they have none */
  readonly id?: string;
  readonly onClose: () => void;
}) {
  const text = useContext(ToasterTexts);
  const { store, linkFor } = useCourseContext();
  const { passMark } = store.services.course;
  const { code } = notice;
  const signInHref = ASKS_TO_SIGN_IN.has(code)
    ? linkFor({ kind: 'sign-in', returnTo: location.pathname + location.search })
    : null;
  return (
    <>
      <span id={id && `${id}-title`} className="ck-toast-title">
        {notice.code === 'custom' ? notice.title : text(`${notice.code}.title`)}
      </span>{' '}
      <span id={id && `${id}-description`} className="ck-toast-description">
        {notice.code === 'custom' ? notice.description : text(`${notice.code}.description`, { passMark })}
      </span>
      {(code === 'save-waiting' || code === 'save-waiting-in-page') && (
        <p className="ck-toast-description">{text(`${code}.hint`)}</p>
      )}
      {CAN_BE_TRIED_AGAIN.has(code) && (
        <button
          type="button"
          className="ck-button ck-toast-action"
          onClick={() => {
            onClose();
            void store.actions.saveAgain();
          }}
        >
          {text('tryAgain')}
        </button>
      )}
      {signInHref !== null && (
        <Link className="ck-link" href={signInHref} onClick={onClose}>
          {text('signIn')}
        </Link>
      )}
    </>
  );
}

/** Dismisses a notification. */
export function NoticeClose({ onClose }: { readonly onClose: () => void }) {
  const text = useContext(ToasterTexts);
  return (
    <button
      type="button"
      className="ck-button ck-toast-close"
      data-variant="quiet"
      aria-label={text('close')}
      // What goes with it does not take the focus along.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}
    >
      <Icon of={X} />
    </button>
  );
}
