'use client';

import { Check, Clock, CloudOff, RefreshCw, TriangleAlert, type IconNode } from 'lucide';
import { useRef } from 'react';
import type { RefusedChange } from '../../model/ledger.js';
import type { SaveStatus as Status } from '../../model/save-status.js';
import type { StoragePlace } from '../../ports/course-storage.js';
import { classNames } from '../../primitives/class-name.js';
import { Icon } from '../../primitives/icon.js';
import { withRef } from '../../primitives/with-ref.js';
import { NotNowAction, NotNowSentence, useNotNow } from '../../feature/not-now/not-now.js';
import { useText } from '../../feature/use-text.js';
import type { ViewProps } from '../../feature/view-props.js';
import { RefusedChanges, type RefusedChangesActions } from './refused-changes.js';
import { SaveStatusTexts } from './save-status-text.js';
import { saveStatusMessages, type SaveStatusMessages } from './save-status.messages.js';

/** What the line says, and what its buttons do. */
export interface SaveStatusViewProps extends ViewProps<SaveStatusMessages, HTMLDivElement> {
  /**
   * How far the learner's work is kept.
   *
   * @selector [data-status="saved" | "saving" | "waiting" | "limited" | "signed-out" | "refused"]
   */
  readonly status: Status;
  /** Where it is kept, which decides the words. */
  readonly place: StoragePlace;
  /** False while something waits in the page's memory only. @default true */
  readonly isLasting?: boolean;
  /** What the storage refused for good, oldest first. @default none */
  readonly refused?: readonly RefusedChange[];
  /** How many minutes to wait until there is another attempt. @default not known */
  readonly minutesLeft?: number | undefined;
  /** Where the learner signs in; null for no link. @default none */
  readonly signInHref?: string | null | undefined;
  /** What the buttons do. */
  readonly actions: RefusedChangesActions;
}

const ICONS: Readonly<Record<Status, IconNode>> = {
  saved: Check,
  saving: RefreshCw,
  waiting: CloudOff,
  limited: Clock,
  'signed-out': CloudOff,
  refused: TriangleAlert,
};

/** Shows the status of saving, with actions for changes that could not be saved. */
export const SaveStatusView = withRef(function SaveStatusView({
  status,
  place,
  isLasting = true,
  refused = [],
  minutesLeft,
  signInHref,
  actions,
  messages,
  locale,
  className,
  ...props
}: SaveStatusViewProps) {
  const text = useText(saveStatusMessages, messages, locale);
  const line = useRef<HTMLParagraphElement>(null);
  const reason = useNotNow({ status });
  const textOf = () => {
    if (reason) return <NotNowSentence of={reason} isLasting={isLasting} />;
    if (status === 'refused') return text(status, { count: refused.length });
    return text(status === 'saving' ? status : `saved.${place}`);
  };
  /** The buttons disappear with the refused changes, so the focus moves to the status line. */
  const leaving = (action: () => void) => () => {
    line.current?.focus();
    action();
  };
  return (
    <SaveStatusTexts.Provider value={text}>
      <div {...props} className={classNames('ck-root ck-save-status', className)} data-status={status}>
        <div className="ck-save-status-line">
          <Icon of={ICONS[status]} />
          <div>
            <p ref={line} role="status" tabIndex={-1}>
              {textOf()}
            </p>{' '}
            {reason && (
              <NotNowAction
                of={reason}
                href={signInHref}
                minutes={minutesLeft}
                className="ck-link"
                onAct={reason === 'signed-out' ? undefined : actions.onSaveAgain}
              />
            )}
          </div>
        </div>
        {status === 'refused' && refused.length > 0 && (
          <RefusedChanges
            refused={refused}
            actions={{
              ...actions,
              onSaveAgain: leaving(actions.onSaveAgain),
              onDiscard: leaving(actions.onDiscard),
            }}
          />
        )}
      </div>
    </SaveStatusTexts.Provider>
  );
});
