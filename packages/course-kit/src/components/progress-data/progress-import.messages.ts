import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the question before an exported file is imported, of why one cannot be, and of what came of it. */
export const progressImportMessages = {
  question: 'Import this progress?',
  adds: 'The file was exported on {date}. This is added:',
  level: 'Level {level}: {title}',
  tasks: { one: '{count} task', other: '{count} tasks' },
  result: 'test passed with {score}%',
  certificate: 'certificate of {date}',
  keeps: 'Everything that is here stays. Of two results of a test the better one counts.',
  leftOut: 'Not added, because it does not fit this course: {what}.',
  levels: { one: '{count} level', other: '{count} levels' },
  results: { one: '{count} test result', other: '{count} test results' },
  certificates: { one: '{count} certificate', other: '{count} certificates' },
  nothing: 'Nothing to import',
  nothingNew: 'The file was exported on {date}. Nothing in it is missing here.',
  refused: 'This file cannot be imported',
  unchanged: 'Nothing has changed.',
  tooLarge: 'It is too large to be exported progress.',
  unreadable: 'It could not be read. Choose it once more.',
  notJson: 'It is no file that was exported here, or was cut off.',
  otherFormat: 'It is no exported progress.',
  newerVersion:
    'It comes from a newer version of this page. Load the page again, then choose the file once more.',
  otherCourse: 'It has the progress of another course.',
  damaged: 'It is damaged, or was changed after it was exported.',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Import',
  importing: 'Importing…',
  failed: 'Not everything could be saved. Please try again.',
  importedTitle: 'Progress imported',
  imported: 'Added: {what}.',
} as const;

/** The texts around importing an exported file. */
export type ProgressImportMessages = TextsLike<typeof progressImportMessages>;
