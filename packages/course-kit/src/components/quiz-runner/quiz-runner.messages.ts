import type { TextsLike } from '../../texts/message-types.js';
import { quizFormMessages } from './quiz-form.messages.js';

/** Texts of the quiz: those of its results come with the first answer. */
export const quizRunnerMessages = {
  ...quizFormMessages,
  summary: {
    one: '{correct} of {count} question answered correctly',
    other: '{correct} of {count} questions answered correctly',
  },
  needed: '{passMark}% is needed to pass.',
  noDetails: 'Of this attempt only the score and the time are kept.',
  further: {
    one: 'You can hand in {count} more attempt within this hour.',
    other: 'You can hand in {count} more attempts within this hour.',
  },
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
  explanationLanguage: 'The explanations are in {language}.',
  explanation: 'Why:',
  hiddenAnswers: 'The right answers are shown once you pass.',
  readAgain: "You'll find the answers in these lessons:",
  readStep: 'Read step {step} of “{title}” again',
  retake: 'Retake Test',
  resume: 'Continue your retake',
  next: 'Go to next level',
  nextAccount: 'Create an account to open Level {level}',
  finish: 'Go to Dashboard',
  back: 'Back to Level',
} as const;

/** The texts of a quiz. */
export type QuizRunnerMessages = TextsLike<typeof quizRunnerMessages>;
