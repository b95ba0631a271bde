import { useEffect, useState } from 'react';
import { useFeatureTexts } from '../use-feature-texts.js';
import { useText } from '../use-text.js';
import { NoticeClose, NoticeContent } from './notice-content.js';
import { toneOf } from './notice-tone.js';
import type { ToastRegionProps } from './toast-region.js';
import { ToasterTexts } from './toaster-text.js';
import { toasterMessages } from './toaster.messages.js';

/** The newest notification where the code of toasts cannot be had: it stays until it is closed, and needs no library. */
export function StatusLine({ notices, onDismiss }: Omit<ToastRegionProps, 'variant'>) {
  const { messages, locale } = useFeatureTexts('toaster');
  const text = useText(toasterMessages, messages, locale);
  // A region is heard of once something comes into it.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  useEffect(() => {
    for (const { id } of notices.slice(0, -1)) onDismiss(id);
  }, [notices, onDismiss]);
  const notice = notices.at(-1);
  const close = () => notice && onDismiss(notice.id);
  return (
    <ToasterTexts.Provider value={text}>
      <div role="status" className="ck-root ck-top-layer ck-toast-layer">
        {isThere && notice && (
          <div key={notice.id} className="ck-toast" data-tone={toneOf(notice)}>
            <div className="ck-toast-content">
              <NoticeContent notice={notice} onClose={close} />
              {navigator.onLine && (
                <button type="button" className="ck-button ck-toast-action" onClick={() => location.reload()}>
                  {text('reload')}
                </button>
              )}
            </div>
            <NoticeClose onClose={close} />
          </div>
        )}
      </div>
    </ToasterTexts.Provider>
  );
}
