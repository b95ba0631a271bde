import { useEffect, useId, useRef, useState } from 'react';
import { formatMessage } from '../../messages/message.js';
import type { RefusedChange } from '../../model/ledger.js';
import type { SaveStatusMessages } from './save-status.messages.js';

/** What can be done about changes that the storage refused. */
export interface RefusedChangesActions {
  /** Sends them again. */
  readonly onSaveAgain: () => void;
  /** Gives them to the learner as a file. */
  readonly onExport: () => void;
  /** Gives them up; called after the learner was asked. */
  readonly onDiscard: () => void;
}

/** The changes that the storage refused, with the three ways on. */
export function RefusedChanges({
  refused,
  actions,
  messages,
  locale,
}: {
  readonly refused: readonly RefusedChange[];
  readonly actions: RefusedChangesActions;
  readonly messages: SaveStatusMessages;
  readonly locale: string;
}) {
  const [isAsking, setAsking] = useState(false);
  const questionId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  const discardButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes to the answer that does no harm, and back from it.
    if (wasAsking.current !== isAsking) (isAsking ? keepButton : discardButton).current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <div className="ck-refused">
      <p className="ck-hint">{formatMessage(messages.refusedHint, { count: refused.length }, locale)}</p>
      <ul className="ck-refused-list">
        {refused.map(({ id, change }) => (
          <li key={id}>{nameOf(change, messages, locale)}</li>
        ))}
      </ul>
      {isAsking ? (
        <div className="ck-refused-actions" role="group" aria-labelledby={questionId}>
          <p className="ck-refused-question" id={questionId}>
            {formatMessage(messages.discardQuestion, { count: refused.length }, locale)}
          </p>
          <button ref={keepButton} type="button" className="ck-button" onClick={() => setAsking(false)}>
            {messages.keep}
          </button>
          <button type="button" className="ck-button" data-variant="danger" onClick={actions.onDiscard}>
            {messages.confirmDiscard}
          </button>
        </div>
      ) : (
        <div className="ck-refused-actions">
          <button type="button" className="ck-button" data-variant="primary" onClick={actions.onSaveAgain}>
            {messages.saveAgain}
          </button>
          <button type="button" className="ck-button" onClick={actions.onExport}>
            {messages.export}
          </button>
          <button
            ref={discardButton}
            type="button"
            className="ck-button"
            data-variant="danger-quiet"
            onClick={() => setAsking(true)}
          >
            {messages.discard}
          </button>
        </div>
      )}
    </div>
  );
}

function nameOf(change: RefusedChange['change'], messages: SaveStatusMessages, locale: string): string {
  const { level } = change;
  if (change.kind === 'quiz') return formatMessage(messages.quiz, { level, score: change.score }, locale);
  const message = change.isCompleted ? messages.markedTask : messages.unmarkedTask;
  return formatMessage(message, { level, task: change.task }, locale);
}
