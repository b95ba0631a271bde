/** English wording of the page that is shown instead of a locked level. */
export const lockedMessages = {
  title: 'Access Locked',
  lead: "It looks like you're trying to access a course that hasn't been unlocked yet.",
  quote: '“Every flow runs in order: the next node starts when the one before it is done.”',
  opens: 'Level {level} opens when you pass Level {required}.',
  isOpen: 'Level {level} is open now.',
  known: 'Know this already? The tests open the levels one by one, whether or not you did the tasks.',
  knownTest: 'Take the test of Level {level}',
  comesAlong: 'What you passed in this browser comes along.',
  required: 'Go to Level {level}: {title}',
  goOn: 'Go on to Level {level}',
  account: 'Create an account to open Level {level}',
  signIn: 'Already have an account? Sign in',
  overview: 'Back to Overview',
  dashboard: 'Go to Dashboard',
} as const;
