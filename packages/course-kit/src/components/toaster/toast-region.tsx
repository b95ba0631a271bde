import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { useCourse } from '../../state/use-course.js';
import { useSaving } from '../../state/use-saving.js';
import type { Notice } from '../../state/notice.js';
import { useFeatureTexts } from '../view/use-feature-texts.js';
import { useText } from '../view/use-text.js';
import { NoticeToast } from './notice-toast.js';
import { ToasterTexts } from './toaster-text.js';
import { toasterMessages } from './toaster.messages.js';

/** One toast at a time, or a stack of them. */
export type ToastVariant = 'single' | 'stacked';

/** How many are shown at once, and for how long. */
const VARIANTS = {
  single: { visible: 1, milliseconds: 5000 },
  stacked: { visible: 3, milliseconds: 4000 },
} as const;

/** The region of toasts itself; `Toaster` loads it. */
export default function ToastRegion({
  variant,
  notices,
  onDismiss,
}: {
  readonly variant: ToastVariant;
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}) {
  const { visible, milliseconds } = VARIANTS[variant];
  const [queue] = useState(() => new ToastQueue<Notice>({ maxVisibleToasts: visible }));
  const keys = useRef(new Map<number, string>());
  const region = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const [direction, setDirection] = useState<string>();
  const [shadowRoot, setShadowRoot] = useState<ShadowRoot | null>(null);
  const { messages, locale } = useFeatureTexts('toaster');
  const text = useText(toasterMessages, messages, locale);
  const { course, linkFor } = useCourse();
  const { saveAgain } = useSaving();

  useEffect(() => {
    // The region itself stands at the end of the page, and by itself goes by the browser's language.
    if (place.current) setDirection(getComputedStyle(place.current).direction);
    const root = place.current?.getRootNode();
    setShadowRoot(root instanceof ShadowRoot ? root : null);
    for (const notice of notices) {
      if (keys.current.has(notice.id)) continue;
      const onClose = () => onDismiss(notice.id);
      keys.current.set(notice.id, queue.add(notice, { timeout: milliseconds, onClose }));
    }
    // Older notifications give way to newer ones, instead of coming back later.
    for (const notice of notices.slice(0, -visible)) queue.close(keys.current.get(notice.id) ?? '');
  }, [notices, queue, milliseconds, visible, onDismiss]);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <ToasterTexts.Provider value={text}>
      <span ref={place} hidden />
      <Region
        ref={region}
        queue={queue}
        className="ck-root ck-toasts"
        aria-label={text('region')}
        render={(props) => {
          const box = (
            <div
              {...props}
              dir={direction}
              // Inside a shadow root the region itself does not see where the focus goes.
              onFocusCapture={() => queue.pauseAll()}
              onBlurCapture={() => queue.resumeAll()}
            />
          );
          // Styles do not reach out of a shadow root: toasts of a component in there stay in it.
          return shadowRoot ? createPortal(box, shadowRoot) : box;
        }}
      >
        {({ toast }) => (
          <NoticeToast
            toast={toast}
            passMark={course.passMark}
            signInHref={linkFor({ kind: 'sign-in', returnTo: location.pathname + location.search })}
            onClose={() => queue.close(toast.key)}
            onTryAgain={() => {
              queue.close(toast.key);
              void saveAgain();
            }}
          />
        )}
      </Region>
    </ToasterTexts.Provider>
  );
}
