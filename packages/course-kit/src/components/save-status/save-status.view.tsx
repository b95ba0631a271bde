import { Check, CloudOff, RefreshCw, TriangleAlert, type IconNode } from 'lucide';
import { useRef, type HTMLAttributes, type Ref } from 'react';
import { formatMessage } from '../../messages/message.js';
import type { RefusedChange } from '../../model/ledger.js';
import type { SaveStatus as Status } from '../../model/save-status.js';
import type { StoragePlace } from '../../ports/course-storage.js';
import { classNames } from '../../primitives/class-name.js';
import { Icon } from '../../primitives/icon.js';
import { RefusedChanges, type RefusedChangesActions } from './refused-changes.js';
import { saveStatusMessages, type SaveStatusMessages } from './save-status.messages.js';

/** What the line says, and what its buttons do. */
export interface SaveStatusViewProps extends HTMLAttributes<HTMLElement> {
  /**
   * How far the learner's work is kept.
   *
   * @selector [data-status="saved" | "saving" | "waiting" | "signed-out" | "refused"]
   */
  readonly status: Status;
  /** Where it is kept, which decides the words. */
  readonly place: StoragePlace;
  /** False while something waits in the page's memory only. @default true */
  readonly isLasting?: boolean;
  /** What the storage refused for good, oldest first. @default none */
  readonly refused?: readonly RefusedChange[];
  /** What the buttons beside refused changes do. */
  readonly actions: RefusedChangesActions;
  /** The texts. @default the kit's own */
  readonly messages?: SaveStatusMessages;
  /** A BCP 47 tag for numbers and plurals. @default 'en-US' */
  readonly locale?: string;
  /** The root element. In React 18, where a ref is no property, there is none. */
  readonly ref?: Ref<HTMLDivElement>;
}

const ICONS: Readonly<Record<Status, IconNode>> = {
  saved: Check,
  saving: RefreshCw,
  waiting: CloudOff,
  'signed-out': CloudOff,
  refused: TriangleAlert,
};

/** Says how far the learner's work is kept, and offers what can be done about what could not be saved. */
export function SaveStatusView({
  status,
  place,
  isLasting = true,
  refused = [],
  actions,
  messages = saveStatusMessages,
  locale = 'en-US',
  className,
  ...props
}: SaveStatusViewProps) {
  const line = useRef<HTMLParagraphElement>(null);
  /** The buttons go with what was refused; the focus moves to the line that says how it stands then. */
  const leaving = (action: () => void) => () => {
    line.current?.focus();
    action();
  };
  return (
    <div {...props} className={classNames('ck-root ck-save-status', className)} data-status={status}>
      <p ref={line} className="ck-save-status-line" role="status" tabIndex={-1}>
        <Icon of={ICONS[status]} /> {lineOf({ status, place, isLasting, refused }, messages, locale)}
      </p>
      {refused.length > 0 && (
        <RefusedChanges
          refused={refused}
          actions={{
            ...actions,
            onSaveAgain: leaving(actions.onSaveAgain),
            onDiscard: leaving(actions.onDiscard),
          }}
          messages={messages}
          locale={locale}
        />
      )}
    </div>
  );
}

function lineOf(
  {
    status,
    place,
    isLasting,
    refused,
  }: Required<Pick<SaveStatusViewProps, 'status' | 'place' | 'isLasting' | 'refused'>>,
  messages: SaveStatusMessages,
  locale: string,
): string {
  if (status === 'saved') return messages[`saved.${place}`];
  if (!isLasting && status === 'waiting') return messages.waitingInPage;
  if (!isLasting && status === 'signed-out') return messages.signedOutInPage;
  return formatMessage(messages[status], { count: refused.length }, locale);
}
