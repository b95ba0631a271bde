import { useState } from 'react';
import type { Learner } from '../../model/learner.js';
import { deleteAccount } from '../../state/account-actions.js';
import { useCourseContext } from '../../state/course-context.js';
import { useCertificates } from '../../state/use-certificates.js';
import { useNotify } from '../../state/use-course.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import { accountDeletionMessages } from './account-deletion.messages.js';
import AccountDialog, { type AccountConfirmation, type AccountFailure } from './account-dialog.js';
import type { ProgressOutcome } from './progress-outcome.js';

/** Deletes the learner's account after a question, with what this browser keeps of it; loaded by `ProgressData`. */
export default function AccountDeletion({
  learner,
  isExporting,
  outcome,
  onExport,
  onClose,
}: {
  /** Who is signed in. */
  readonly learner: Learner;
  readonly isExporting: boolean;
  /** The result of the last export. */
  readonly outcome: ProgressOutcome | null;
  readonly onExport: () => void;
  readonly onClose: () => void;
}) {
  const { services } = useCourseContext().store;
  const notify = useNotify();
  const texts = useFeatureTexts('accountDeletion');
  const text = useText(accountDeletionMessages, texts.messages, texts.locale);
  const certificates = useCertificates();
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  const confirm = async (confirmation: AccountConfirmation) => {
    setFailure(null);
    setDeleting(true);
    const result = await deleteAccount(services, learner, confirmation);
    setDeleting(false);
    if (result !== 'deleted') return setFailure(result);
    const { keepsCertificates } = confirmation;
    notify({
      title: text('deletedTitle'),
      description: text(keepsCertificates ? 'deletedWithoutCertificates' : 'deleted'),
    });
    onClose();
  };

  if (certificates.status === 'loading') return null;
  return (
    <AccountDialog
      {...texts}
      email={learner.email}
      hasCertificates={certificates.status !== 'ready' || certificates.certificates.length > 0}
      isExporting={isExporting}
      isDeleting={isDeleting}
      failure={failure}
      outcome={outcome}
      onExport={onExport}
      onDelete={(confirmation) => void confirm(confirmation)}
      onCancel={onClose}
    />
  );
}
