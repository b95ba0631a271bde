/** Texts of the quiz until it is handed in, and of a score whose details are still loading. */
export const quizFormMessages = {
  position: 'Level {level}',
  courseLanguage: 'This test is in {language}.',
  title: 'Knowledge Test',
  introduction: {
    one: 'Answer the question. You need {passMark}% to pass, and you can retake the test.',
    other: 'Answer all {count} questions. You need {passMark}% to pass, and you can retake the test.',
  },
  empty: 'The test for this level is being written.',
  elapsed: 'Time',
  answered: '{done} of {count} answered',
  question: 'Question {number}:',
  lookBack: 'Back to your result',
  earlierPass: "You've passed. A retake can't undo that.",
  missing: { one: 'Still to answer: question {numbers}', other: 'Still to answer: questions {numbers}' },
  submit: 'Submit answers',
  opening: 'Fetching your test…',
  saving: 'Saving...',
  passed: 'Passed',
  failed: 'Not Passed',
  score: '{score}%',
} as const;
