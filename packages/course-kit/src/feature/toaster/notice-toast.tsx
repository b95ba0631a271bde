import { useEffect, useId, useRef } from 'react';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components';
import type { Notice } from '../../model/notice.js';
import { NoticeClose, NoticeContent } from './notice-content.js';
import { toneOf } from './notice-tone.js';
import { useSwipe } from './use-swipe.js';

/** One toast. It is announced once, just after it has become visible. */
export function NoticeToast({
  toast,
  onClose,
  onBegin,
}: {
  readonly toast: QueuedToast<Notice>;
  readonly onClose: () => void;
  /** Called once its time runs. */
  readonly onBegin: () => void;
}) {
  const notice = toast.content;
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
        <NoticeContent notice={notice} id={id} onClose={onClose} />
      </ToastContent>
      <NoticeClose onClose={onClose} />
    </Toast>
  );
}
