import type { TextsLike } from '../../messages/message-types.js';

/** Texts of the quiz. */
export const quizRunnerMessages = {
  position: 'Level {level}',
  courseLanguage: 'This course is in {language}.',
  title: 'Knowledge Test',
  introduction: {
    one: 'Answer the question. You need {passMark}% to pass, and you can retake the test.',
    other: 'Answer all {count} questions. You need {passMark}% to pass, and you can retake the test.',
  },
  empty: 'The test for this level is being written.',
  elapsed: 'Time',
  answered: '{done} of {count} answered',
  question: 'Question {number}:',
  earlierPass: 'You have passed this test. Retaking it never takes that away.',
  missing: { one: 'Still to answer: question {numbers}', other: 'Still to answer: questions {numbers}' },
  submit: 'Submit answers',
  saving: 'Saving...',
  passed: 'Passed',
  failed: 'Not Passed',
  score: '{score}%',
  summary: {
    one: '{correct} of {count} question answered correctly',
    other: '{correct} of {count} questions answered correctly',
  },
  needed: '{passMark}% is needed to pass.',
  passStands: 'Your earlier pass stands.',
  unsaved: 'This result is not saved yet.',
  kept: 'Kept in this browser until your account can have it.',
  signedOut: 'Saved in this browser. It comes along when you sign in.',
  saveAgain: 'Save again',
  details: 'Your answers',
  correct: 'Right',
  incorrect: 'Wrong',
  yourAnswer: 'Your answer:',
  rightAnswer: 'Right answer:',
  explanation: 'Why:',
  hiddenAnswers: 'The right answers are shown once you pass.',
  retake: 'Retake Test',
  next: 'Go to next level',
  nextAccount: 'Create an account to open Level {level}',
  finish: 'Go to Dashboard',
  back: 'Back to Level',
} as const;

/** The texts of a quiz. */
export type QuizRunnerMessages = TextsLike<typeof quizRunnerMessages>;
