import { useSaving, type Saving } from '@course-kit/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Dialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { useLanguage } from '../language/language-context.js';
import { useTexts } from '../language/use-texts.js';
import { closeMenus } from '../menu/close-menus.js';
import { signOutMessages } from './sign-out.messages.js';

type Change = Saving['waiting'][number];

/** Props of `SignOutQuestion`. */
export interface SignOutQuestionProps {
  /** Called with whether the learner leaves; of itself once everything is saved. */
  readonly onAnswer: (isLeaving: boolean) => void;
}

/** Asks before the session of somebody ends whose work is not saved yet, and says what that is. */
export default function SignOutQuestion({ onAnswer }: SignOutQuestionProps) {
  const { status, waiting, refused, isLasting } = useSaving();
  const { shown } = useLanguage();
  const text = useTexts('signOut', signOutMessages);
  const description = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The focus comes back to a button that is still there.
    closeMenus();
    stay.current?.focus();
  }, []);
  useEffect(() => {
    if (status === 'saved') onAnswer(true);
  }, [status, onAnswer]);
  const nameOf = ({ change }: Change) => {
    const { level } = change;
    if (change.kind === 'quiz') return text('handedIn', { level });
    return text(change.isCompleted ? 'markedTask' : 'unmarkedTask', { level, task: change.task });
  };
  return (
    <I18nProvider locale={shown.tag}>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={() => onAnswer(false)}
        className="ck-root sign-out-backdrop"
      >
        <Modal className="ck-dialog">
          <Dialog role="alertdialog" aria-describedby={description} className="ck-dialog-card">
            <Heading slot="title" level={2} className="ck-subtitle">
              {text('question')}
            </Heading>
            <div id={description} className="ck-delete-description">
              <p>{text(isLasting ? 'kept' : 'lost')}</p>
              <ul className="ck-list">
                {[...refused, ...waiting].map((entry) => (
                  <li key={entry.id}>{nameOf(entry)}</li>
                ))}
              </ul>
            </div>
            <div className="ck-dialog-actions">
              <button type="button" className="ck-button" onClick={() => onAnswer(true)}>
                {text('leave')}
              </button>
              <button
                ref={stay}
                type="button"
                className="ck-button"
                data-variant="primary"
                onClick={() => onAnswer(false)}
              >
                {text('stay')}
              </button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
