import type { ReactNode } from 'react';
import type { TextOf } from '../../messages/message-types.js';
import type { StoragePlace } from '../../ports/course-storage.js';
import type { progressDataMessages } from './progress-data.messages.js';

/** What became of the learner's last export or deletion. `exported-in-part` lacks the certificates. */
export type ProgressNews =
  | { readonly kind: 'exported' | 'exported-in-part'; readonly fileName: string }
  | { readonly kind: 'not-deleted' };

/** Tells what became of it; the line is there before, so that screen readers announce it. */
export function ProgressNewsLine({
  kind,
  children,
}: {
  readonly kind: ProgressNews['kind'] | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p role="status" className="ck-progress-news" data-kind={kind}>
      {children}
    </p>
  );
}

/** What the line says. */
export function newsText(
  news: ProgressNews,
  place: StoragePlace,
  text: TextOf<typeof progressDataMessages>,
): string {
  if (news.kind === 'not-deleted') return text(`not-deleted.${place}`);
  return text(news.kind, { file: news.fileName });
}
