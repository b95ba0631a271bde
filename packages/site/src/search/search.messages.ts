/** English wording of the search. */
export const searchMessages = {
  title: 'Search the lessons',
  hint: 'A name, words of a step, or a question.',
  found: { one: '{count} place', other: '{count} places' },
  best: 'The best {count} places',
  none: 'No lesson says “{words}”. Other or fewer words may find it.',
  loading: 'Loading the lessons…',
  failed: 'The lessons could not be loaded.',
  retry: 'Try again',
  lesson: 'Level {level}, task {task}',
  step: 'Level {level}, task {task}, step {step}',
  locked: 'Locked',
  clear: 'Clear',
  close: 'Close',
  /** Words of questions that say nothing of what is asked for, with commas of the language between. */
  common:
    'a, an, and, are, as, at, be, but, by, can, do, does, for, from, get, gets, has, have, how, i, if, in, into, is, it, its, me, my, of, on, or, so, that, the, their, them, then, there, this, to, want, was, what, when, where, which, who, why, will, with, you, your',
  /** What learners call a page of the site, besides its title, in the same way. */
  'names.progress': 'progress, my results, my scores, dashboard, export my data, delete my account',
  'names.certificates': 'certificate, certification, diploma, badge',
  'names.extraCourses': 'extra course, more courses, other courses, further courses',
  'names.signIn':
    'sign in, log in, login, sign up, register, create an account, my account, forgot my password, forgot password',
  'names.privacyPolicy': 'privacy, data protection, cookies',
} as const;
