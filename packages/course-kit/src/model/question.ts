import type { QuestionDrawing } from './figure.js';
import type { AskedFillIn, FillInQuestion } from './question-kinds/fill-in.js';
import type { AskedInOrder, InOrderQuestion } from './question-kinds/in-order.js';
import type { AskedOneOption, OneOptionQuestion } from './question-kinds/one-option.js';
import type { AskedPairs, PairsQuestion } from './question-kinds/pairs.js';
import type { AskedSeveralOptions, SeveralOptionsQuestion } from './question-kinds/several-options.js';

/** A step of a lesson of the level. */
export interface TaughtIn {
  /** The number of the task, from 1. */
  readonly task: number;
  /** The number of the step, from 1. */
  readonly step: number;
}

/** What questions of all kinds have as they are asked. */
export interface QuestionParts {
  /**
   * Identifies the question within its level, whatever its words are: answers, draws and marks name it so. Where its author
   * gave none, `defineCourse` gives `q{number}`.
   */
  readonly id: string;
  /**
   * What it is about, in small letters, digits and hyphens. From the second level on the first attempt of an account asks one question of each
   * topic that the level's first questions have. @default the only question of a topic of its own
   */
  readonly topic?: string;
  /** What is asked, as plain text. */
  readonly question: string;
  /** What there is to choose from; each attempt shows them in another order. */
  readonly options: readonly string[];
  /** The ids of the options, in their order: answers name them so. @default `a`, `b` and so on by their place */
  readonly optionIds?: readonly string[];
  /** Where it is in a figure of its level's lessons; for quizzes. @default it is words alone */
  readonly drawing?: QuestionDrawing;
  /** Which step teaches the right answer; for quizzes, whose results lead there from a wrong one. @default not told */
  readonly taughtIn?: TaughtIn;
  /** Why the right answer is right; shown once the quiz is marked. @default not known here */
  readonly explanation?: string;
  /** The language of its words, as a BCP 47 tag, where it was translated. @default that of the course */
  readonly language?: string;
}

/** A question as it is asked. Where a storage marks quizzes, only the storage has the right answer. */
export type AskedQuestion = AskedOneOption | AskedSeveralOptions | AskedFillIn | AskedInOrder | AskedPairs;

/** Whether a question has one right option, which is the kind without a name. */
export function hasOneOption<Any extends Pick<AskedQuestion, 'kind'>>(
  question: Any,
): question is Extract<Any, { readonly kind?: undefined }> {
  return question.kind === undefined;
}

/** A question with its right answer. One without a kind has one right option. */
export type Question =
  | OneOptionQuestion
  | SeveralOptionsQuestion
  | FillInQuestion
  | InOrderQuestion
  | PairsQuestion;
