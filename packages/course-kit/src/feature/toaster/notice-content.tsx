import { X } from 'lucide';
import { useContext } from 'react';
import { Icon } from '../../primitives/icon.js';
import type { Notice } from '../../model/notice.js';
import { useCourseContext } from '../../state/course-context.js';
import { NotNowAction, NotNowSentence, useNotNow } from '../not-now/not-now.js';
import { useSignInHref } from '../not-now/use-sign-in-href.js';
import { ToasterTexts } from './toaster-text.js';

const ASKS_TO_SIGN_IN: ReadonlySet<Notice['code']> = new Set([
  'sign-in-required',
  'certificate-sign-in-required',
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
  const { store } = useCourseContext();
  const { passMark } = store.services.course;
  const { code } = notice;
  const isWaiting = code === 'save-waiting' || code === 'save-waiting-in-page';
  const waits = useNotNow({ status: isWaiting ? 'waiting' : undefined });
  const saveAgain = () => {
    onClose();
    void store.actions.saveAgain();
  };
  const signInHref = useSignInHref(ASKS_TO_SIGN_IN.has(code));
  return (
    <>
      <span id={id && `${id}-title`} className="ck-toast-title">
        {notice.code === 'custom' ? notice.title : text(`${notice.code}.title`)}
      </span>{' '}
      <span id={id && `${id}-description`} className="ck-toast-description">
        {notice.code === 'custom' ? notice.description : text(`${notice.code}.description`, { passMark })}
      </span>
      {waits && (
        <>
          <p className="ck-toast-description">
            <NotNowSentence of={waits} isLasting={code === 'save-waiting'} />
          </p>
          <NotNowAction of={waits} className="ck-button ck-toast-action" onAct={saveAgain} />
        </>
      )}
      {code === 'save-failed' && (
        <button type="button" className="ck-button ck-toast-action" onClick={saveAgain}>
          {text('tryAgain')}
        </button>
      )}
      <NotNowAction of="signed-out" href={signInHref} className="ck-link" onAct={onClose} />
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
