/** English wording of the page that is shown instead of a locked level. */
export const lockedMessages = {
  title: 'Access Locked',
  lead: "It looks like you're trying to access a course that hasn't been unlocked yet.",
  quote: 'One level after another: each builds on the one before.',
  isOpen: 'Level {level} is open now.',
  known: 'Know this already? Pass the tests one after another; the tasks are optional.',
  knownTest: 'Take the test of Level {level}',
  comesAlong: 'What you passed in this browser comes along.',
  required: 'Go to Level {level}: {title}',
  goOn: 'Go on to Level {level}',
  account: 'Create an account to open Level {level}',
  signIn: 'Already have an account? Sign in',
  overview: 'Back to Overview',
  dashboard: 'Go to Dashboard',
  level: 'Level {level}: {title}',
  objectives: 'What you will be able to do',
  tasks: 'Its tasks',
} as const;
