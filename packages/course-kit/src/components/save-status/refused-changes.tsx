import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { RefusedChange } from '../../model/ledger.js';
import { SaveStatusTexts } from './save-status-text.js';

/** The actions for changes that the storage refused. */
export interface RefusedChangesActions {
  /** Sends them again. */
  readonly onSaveAgain: () => void;
  /** Exports them as a file. */
  readonly onExport: () => void;
  /** Discards them; called after the learner has confirmed. */
  readonly onDiscard: () => void;
}

/** The changes that the storage refused, with three actions. */
export function RefusedChanges({
  refused,
  actions,
}: {
  readonly refused: readonly RefusedChange[];
  readonly actions: RefusedChangesActions;
}) {
  const text = useContext(SaveStatusTexts);
  const [isAsking, setAsking] = useState(false);
  const questionId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  const discardButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The pressed button is gone: the focus moves to the harmless answer, and later back.
    if (wasAsking.current !== isAsking) (isAsking ? keepButton : discardButton).current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const nameOf = (change: RefusedChange['change']) => {
    const { level } = change;
    if (change.kind === 'quiz')
      return change.isMarked === false
        ? text('handedIn', { level })
        : text('quiz', { level, score: change.score });
    return text(change.isCompleted ? 'markedTask' : 'unmarkedTask', { level, task: change.task });
  };
  return (
    <div className="ck-refused">
      <p className="ck-hint">{text('refusedHint', { count: refused.length })}</p>
      <ul className="ck-refused-list">
        {refused.map(({ id, change }) => (
          <li key={id}>{nameOf(change)}</li>
        ))}
      </ul>
      {isAsking ? (
        <div className="ck-refused-actions" role="group" aria-labelledby={questionId}>
          <p className="ck-refused-question" id={questionId}>
            {text('discardQuestion', { count: refused.length })}
          </p>
          <button ref={keepButton} type="button" className="ck-button" onClick={() => setAsking(false)}>
            {text('keep')}
          </button>
          <button type="button" className="ck-button" data-variant="danger" onClick={actions.onDiscard}>
            {text('confirmDiscard')}
          </button>
        </div>
      ) : (
        <div className="ck-refused-actions">
          <button type="button" className="ck-button" data-variant="primary" onClick={actions.onSaveAgain}>
            {text('saveAgain')}
          </button>
          <button type="button" className="ck-button" onClick={actions.onExport}>
            {text('export')}
          </button>
          <button
            ref={discardButton}
            type="button"
            className="ck-button"
            data-variant="danger-quiet"
            onClick={() => setAsking(true)}
          >
            {text('discard')}
          </button>
        </div>
      )}
    </div>
  );
}
