import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the task page. */
export const taskPageMessages = {
  position: 'Level {level} · Task {task}',
  courseLanguage: 'This course is in {language}.',
  minutes: 'About {from} to {to} minutes, {reading} of them reading',
  minutesAbout: 'About {minutes} minutes, {reading} of them reading',
  carriedOut: 'Every step carried out in {tool} on {day}',
  carriedOutSome: '{done} of {count} steps carried out in {tool} on {day}',
  testedAgainst: 'Tested against: {version}',
  videoSoon: 'Video coming soon',
  videoLabel: 'Video: {title}',
  videoShows: 'The video shows {count} of {total} steps.',
  watchStep: 'Watch this step',
  watchStepLabel: 'Watch this step: {title}',
  guide: 'Step-by-step guide',
  noSteps: 'The steps of this lesson are being written. Its resources and links are below.',
  expect: 'What you should see:',
  tip: 'Tip:',
  failure: 'If it fails:',
  warning: 'Watch out:',
  copy: 'Copy',
  copyLabel: 'Copy: {label}',
  copied: 'Copied',
  selected: 'Your browser does not let it be copied here. It is selected, so that you can copy it yourself.',
  resources: 'Additional resources',
  links: 'Useful links',
  documentation: 'Documentation',
  complete: 'Mark as Completed',
  completed: 'Task Completed!',
  savedHere: 'Saved in this browser only',
  waiting: 'Not saved yet. Kept in this browser and saved as soon as possible.',
  waitingInPage: 'Not saved yet: no room in this browser. Keep this page open.',
  savedPage: 'Your browser keeps no data: progress lasts until this page is closed',
  back: 'Back to Level',
  previous: 'Previous Task',
  next: 'Next Task',
  quiz: 'Go to the Knowledge Test',
} as const;

/** The texts of a task page. */
export type TaskPageMessages = TextsLike<typeof taskPageMessages>;
