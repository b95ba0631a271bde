import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the question before an account is deleted, and of what became of it. */
export const accountDeletionMessages = {
  question: 'Delete your account?',
  goes: 'Your account is deleted with everything in it:',
  goesProfile: 'your e-mail address and your name; you are signed out on all devices',
  goesProgress: 'your progress, also in this browser, and changes that are not saved yet',
  goesAttempts: 'the answers and results of your tests, and your checked flows',
  certificates: 'Your certificates',
  certificatesGo: 'Delete them as well',
  certificatesStay: 'Leave them for those who verify them',
  certificatesStayHint:
    'Name, course, level, score and date stay as they were issued. No account belongs to them any more, so you cannot delete them later.',
  email: 'Your e-mail address',
  emailHint: 'To confirm, type {email}',
  noAddress: 'Type {email} here first.',
  otherAddress: 'This is not the e-mail address of your account.',
  irreversible: 'This cannot be undone.',
  exportFirst: 'Export first',
  exporting: 'Exporting…',
  exported: 'Exported as {file}.',
  'exported-in-part':
    'Exported as {file}, but not in full: a part could not be read. Try again later for a full file.',
  cancel: 'Cancel',
  confirm: 'Delete my account',
  deleting: 'Deleting…',
  failed: 'Your account could not be deleted. Check that you are online, then try again.',
  'signed-out': 'You are not signed in any more. Sign in and try again.',
  deletedTitle: 'Account deleted',
  deleted: 'Everything in it is gone.',
  deletedWithoutCertificates: 'Everything in it is gone. Your certificates stay for those who verify them.',
} as const;

/** The texts around deleting an account. */
export type AccountDeletionMessages = TextsLike<typeof accountDeletionMessages>;
