import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCourseContext } from '../../state/course-context.js';
import type { Notice } from '../../state/notice.js';
import { subscribeToOpenDialogs, toastBoxIn } from '../modal-dialog/open-dialogs.js';
import { useFeatureTexts } from '../view/use-feature-texts.js';
import { useText } from '../view/use-text.js';
import { NoticeToast } from './notice-toast.js';
import { ToastList } from './toast-list.js';
import { createToastTimers } from './toast-timers.js';
import { ToasterTexts } from './toaster-text.js';
import { toasterMessages } from './toaster.messages.js';

/** One toast at a time, or a stack of them. */
export type ToastVariant = 'single' | 'stacked';

/** How many are shown at once, and for how long. */
const VARIANTS = {
  single: { visible: 1, milliseconds: 5000 },
  stacked: { visible: 3, milliseconds: 4000 },
} as const;

/** The toasts themselves; `Toaster` loads it. */
export default function ToastRegion({
  variant,
  notices,
  onDismiss,
}: {
  readonly variant: ToastVariant;
  /** The oldest first. */
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}) {
  const { visible, milliseconds } = VARIANTS[variant];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [announced] = useState(() => new Set<number>());
  const box = useSyncExternalStore(
    subscribeToOpenDialogs,
    () => toastBoxIn(anchor?.getRootNode()),
    () => null,
  );
  const { messages, locale } = useFeatureTexts('toaster');
  const text = useText(toasterMessages, messages, locale);
  const { store, linkFor } = useCourseContext();
  const { course } = store.services;
  const { saveAgain } = store.actions;

  const timers = useMemo(() => createToastTimers(milliseconds, onDismiss), [milliseconds, onDismiss]);
  useEffect(() => () => timers.keep([]), [timers]);
  useEffect(() => {
    // Older notifications give way to newer ones, instead of coming back later.
    for (const { id } of notices.slice(0, -visible)) onDismiss(id);
    timers.keep(notices.slice(-visible).map(({ id }) => id));
  }, [notices, visible, timers, onDismiss]);

  const list = (
    <ToastList key={variant} label={text('region')} isInDialog={box !== null} timers={timers}>
      {notices.slice(-visible).map((notice) => (
        <li key={notice.id}>
          <NoticeToast
            notice={notice}
            announced={announced}
            passMark={course.passMark}
            signInHref={linkFor({ kind: 'sign-in', returnTo: location.pathname + location.search })}
            onClose={() => onDismiss(notice.id)}
            onTryAgain={() => {
              onDismiss(notice.id);
              void saveAgain();
            }}
          />
        </li>
      ))}
    </ToastList>
  );
  return (
    <ToasterTexts.Provider value={text}>
      <span ref={setAnchor} hidden />
      {anchor && (box ? createPortal(list, box) : list)}
    </ToasterTexts.Provider>
  );
}
