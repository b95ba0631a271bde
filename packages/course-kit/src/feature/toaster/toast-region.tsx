import { useEffect, useRef, useState } from 'react';
import {
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components';
import { TopLayer } from '../../primitives/top-layer.js';
import type { Notice } from '../../model/notice.js';
import { useFeatureTexts } from '../use-feature-texts.js';
import { useText } from '../use-text.js';
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

/** What is to be told, and how. */
export interface ToastRegionProps {
  readonly variant: ToastVariant;
  /** The oldest first. */
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}

/** The toasts themselves; `Toaster` loads it. */
export default function ToastRegion(props: ToastRegionProps) {
  const { messages, locale } = useFeatureTexts('toaster');
  const text = useText(toasterMessages, messages, locale);
  return (
    <ToasterTexts.Provider value={text}>
      <TopLayer key={props.variant} className="ck-toast-layer" locale={locale}>
        <Toasts {...props} label={text('region')} />
      </TopLayer>
    </ToasterTexts.Provider>
  );
}

function Toasts({
  variant,
  notices,
  onDismiss,
  label,
}: ToastRegionProps & {
  /** The region's name. */
  readonly label: string;
}) {
  const { visible, milliseconds } = VARIANTS[variant];
  const [queue] = useState(() => new ToastQueue<Notice>({ maxVisibleToasts: visible }));
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Older notifications give way to newer ones, instead of coming back later.
    for (const { id } of notices.slice(0, -visible)) onDismiss(id);
    const shown = notices.slice(-visible);
    const there = queue.visibleToasts;
    for (const { key, content } of there) if (!shown.includes(content)) queue.close(key);
    for (const notice of shown)
      if (there.every(({ content }) => content !== notice))
        queue.add(notice, { timeout: milliseconds, onClose: () => onDismiss(notice.id) });
  }, [notices, visible, milliseconds, queue, onDismiss]);
  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') region.current?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, []);

  return (
    <Region
      ref={region}
      queue={queue}
      aria-label={label}
      className="ck-toasts"
      // The direction is that of the place, which the library does not know.
      render={(props) => <div {...props} dir={undefined} />}
    >
      <ToastList<Notice> className="ck-toast-list">
        {({ toast }) => (
          <NoticeToast
            toast={toast}
            onClose={() => queue.close(toast.key)}
            onBegin={() => {
              // A toast that comes while others are pointed at waits with them.
              if (region.current?.matches(':hover, :focus-within')) queue.pauseAll();
            }}
          />
        )}
      </ToastList>
    </Region>
  );
}
