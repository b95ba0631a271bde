/** English wording of the search. */
export const searchMessages = {
  title: 'Search the course',
  hint: 'A name, words of a step, or a question.',
  found: { one: '{count} place', other: '{count} places' },
  best: 'The best {count} places',
  none: 'Nothing was found for “{words}”. Other or fewer words may find it.',
  loading: 'Loading the lessons…',
  failed: 'The lessons could not be loaded.',
  partial: 'Some lessons could not be loaded, so they were not searched.',
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
  'names.progress': 'progress, my results, my scores, dashboard, export my data',
  'names.deleteAccount': 'delete my account, delete account, close my account',
  'names.certificates': 'certificate, certification, diploma, badge',
  'names.extraCourses': 'extra course, more courses, other courses, further courses',
  'names.signIn':
    'sign in, log in, login, sign up, register, create an account, my account, forgot my password, forgot password',
  'names.privacyPolicy': 'privacy, data protection, cookies',
  'names.level': 'level {level}, {title}',
  'names.quiz':
    'test {level}, quiz {level}, level {level} test, level {level} quiz, test level {level}, quiz level {level}, test of level {level}, quiz of level {level}, {title} test, {title} quiz',
  /** Of the test that comes next, where nothing says which is meant. */
  'names.nextQuiz': 'test, tests, quiz, quizzes, exam, knowledge test, next test',
} as const;
