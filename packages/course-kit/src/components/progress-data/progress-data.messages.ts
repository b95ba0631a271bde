import type { TextsLike } from '../../texts/message-types.js';

/** Texts around exporting, importing and deleting progress; those that differ by place name it at their end. */
export const progressDataMessages = {
  title: 'Your data',
  'description.account': 'Your progress is saved to your account, with a copy in this browser.',
  'description.browser': 'What you have done is kept in this browser and nowhere else.',
  'description.page': 'What you have done is kept until you close this page.',
  empty: 'There is nothing to export or delete yet. Complete a task or take a test first.',
  emptyAccount: 'There is no progress yet. Complete a task or take a test first.',
  unknown: 'Your progress could not be loaded, so it cannot be exported or deleted now.',
  export: 'Export my progress',
  exporting: 'Exporting…',
  exported: 'Exported as {file}.',
  'exported-in-part':
    'Exported as {file}, but not in full: a part could not be read. Try again later for a full file.',
  import: 'Import from a file',
  noImport: 'A file cannot be imported into an account: anybody could have written its results.',
  delete: 'Delete my progress',
  deleteAccount: 'Delete my account',
  'not-asked': 'The next step could not be loaded. Check that you are online, then try again.',
  question: 'Delete your progress?',
  'deleted.account': 'This is deleted from your account and from this browser:',
  'deleted.browser': 'This is deleted from this browser:',
  'deleted.page': 'This is deleted:',
  deletedTasks: 'the tasks you have completed',
  deletedResults: 'the results of your tests and of checked flows',
  deletedDrafts: 'answers in this browser to tests not handed in',
  locks: 'Every level but Level 1 locks again, until you pass the one before it.',
  keeps: 'Certificates that were issued stay as they are.',
  irreversible: 'This cannot be undone.',
  exportFirst: 'Export first',
  cancel: 'Cancel',
  confirm: 'Delete my progress',
  deleting: 'Deleting…',
  'not-deleted.account':
    'Your progress could not be deleted. Check that you are online and signed in, then try again.',
  'not-deleted.browser': 'Your progress could not be deleted. Please try again.',
  'not-deleted.page': 'Your progress could not be deleted. Please try again.',
} as const;

/** The texts around exporting, importing and deleting progress. */
export type ProgressDataMessages = TextsLike<typeof progressDataMessages>;
