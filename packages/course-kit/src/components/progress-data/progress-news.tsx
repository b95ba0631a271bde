import { formatMessage } from '../../messages/message.js';
import type { StoragePlace } from '../../ports/course-storage.js';
import type { ProgressDataMessages } from './progress-data.messages.js';

/** What became of the learner's last wish. `exported-in-part` lacks the certificates. */
export type ProgressNews =
  | { readonly kind: 'exported' | 'exported-in-part'; readonly fileName: string }
  | { readonly kind: 'not-deleted' };

/** Tells what became of the learner's last wish; it is there before, so that screen readers hear of it. */
export function ProgressNewsLine({
  news,
  place,
  messages,
}: {
  readonly news: ProgressNews | null;
  readonly place: StoragePlace;
  readonly messages: ProgressDataMessages;
}) {
  return (
    <p role="status" className="ck-progress-news" data-kind={news?.kind}>
      {news && textOf(news, place, messages)}
    </p>
  );
}

function textOf(news: ProgressNews, place: StoragePlace, messages: ProgressDataMessages): string {
  if (news.kind === 'not-deleted') return messages[`not-deleted.${place}`];
  return formatMessage(messages[news.kind], { file: news.fileName });
}
