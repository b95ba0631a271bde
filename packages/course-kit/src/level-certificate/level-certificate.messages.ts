import type { TextsLike } from '../texts/message-types.js';

/** Texts around making a certificate, where a level was passed and in the list of all of them. */
export const levelCertificateMessages = {
  title: 'Your certificate for Level {level}',
  readyTitle: 'Your certificate is ready',
  loading: 'Looking for your certificate…',
  name: 'Name on your certificate',
  hint: 'This is how your name will be printed. It cannot be changed on a certificate once it is made.',
  nameMissing: 'Enter the name to print: at least one letter or number.',
  missingProject:
    "Your certificate can name this level's project, {project}: check it in its lesson first. It can't be added later.",
  yourName: 'Your name',
  make: 'Make my certificate',
  making: 'Making your certificate…',
  view: 'View certificate',
  visitor: 'It is yours as soon as your result is on an account.',
  createAccount: 'Create an account to make it',
  waiting: 'Your result is being saved. You can make your certificate as soon as it is on your account.',
  offline: 'There is no connection. Your pass is kept; make your certificate once you are online again.',
  failed: 'Your certificate could not be made. Your pass is not affected. Please try again.',
  courseDone: 'That was the last level. You have passed the whole course.',
  all: 'All your certificates',
  passed: 'Passed with {score}%',
  made: '{score}% · {date}',
  marking: 'Handed in, not marked yet',
  levelName: 'Level {level}: {title}',
  open: 'Not passed yet',
  takeTest: 'Take the test of Level {level}',
  locked: 'Opens when you pass Level {level}',
  none: 'None yet. Pass the test of Level {level}, and your first certificate is here.',
  failedList: 'Your certificates could not be loaded. Please try again later.',
  earlier: 'Earlier certificates',
} as const;

/** The texts around making a certificate. */
export type LevelCertificateMessages = TextsLike<typeof levelCertificateMessages>;
