/** English wording of My Progress around the course's own parts. */
export const dashboardMessages = {
  title: 'My Progress',
  'notice.browser': 'Saved in this browser only.',
  'notice.page': 'Your browser keeps no data: progress lasts until you close this page.',
  overall: 'Overall progress',
  passed: '{passed} of {levels} levels passed',
  done: '{done} of {total} tasks and tests done',
  finished: 'You did it! Every level is passed.',
  viewCertificates: 'View your certificates',
  takeTest: 'Take the Level {level} test',
  start: 'Start with task 1',
  goOn: 'Continue with Level {level}, task {task}',
  goOnStep: 'Continue with Level {level}, task {task}, step {step}',
  minutesLeft: '{minutes} min left',
  certificates: 'Certificates',
} as const;
