/** English wording of titles and descriptions of pages, as tabs, search engines and previews show them. */
export const pageMessages = {
  homeDescription:
    'Learn {tool} step by step: short lessons, and a knowledge test and a certificate for each level.',
  level: 'Level {level}: {title}',
  task: '{title} (Level {level})',
  quiz: 'Knowledge Test, Level {level}',
  quizDescription:
    '{questions} questions on {title}: with {passMark}% right answers you pass Level {level}, and you can retake the test.',
  extraCourses: 'Extra Courses',
  extraCoursesDescription: 'Focused courses for after the levels of {course}. They are being written.',
  signIn: 'Sign in',
  signInDescription: 'Sign in or sign up, so that your progress follows you to every device.',
  progress: 'My Progress',
  progressDescription: 'Your tasks, tests and certificates of {course}, and where to go on.',
  certificates: 'Certificates',
  certificatesDescription: 'Your certificates of {course}, and a way to verify anyone’s.',
  certificate: 'Certificate',
  certificateDescription: 'A certificate of {course}: its learner, level, score and date.',
  certificateNotFound: 'Certificate Not Found',
  certificateOf: '{name}: {course} - Level {level}',
  locked: 'Access Locked',
  lockedDescription: 'This level opens when the test of the level before it is passed.',
  privacyPolicy: 'Privacy Policy',
  privacyPolicyDescription:
    'What {course} knows of its learners, what it does with that data, and your rights.',
  notFound: 'Page not found',
  notFoundDescription: 'There is no page at this address. The home page shows every level.',
} as const;
