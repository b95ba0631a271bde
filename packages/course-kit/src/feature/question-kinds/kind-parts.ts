import type { ComponentType } from 'react';
import type { AskedQuestion } from '../../model/course.js';
import type { LanguageMarks } from '../language-marks.js';
import type { QuizAnswer } from '../../model/scoring.js';
import type { TextOf } from '../../texts/message-types.js';
import type { questionKindsMessages } from './question-kinds.messages.js';

/** What the fields of a kind of questions take. */
export interface KindFieldsProps {
  readonly marks: LanguageMarks;
  readonly question: AskedQuestion;
  /** Its place among the questions that are asked, from 0. */
  readonly place: number;
  /** The ids of the options in the attempt's order. */
  readonly optionOrder: readonly string[];
  readonly answer: QuizAnswer;
  /**
   * Takes an answer of the kind, an empty list where everything chosen was taken back, or a list that begins with an empty text where parts of
   * an answer are still to be chosen.
   */
  readonly onAnswer: (place: number, answer: QuizAnswer) => void;
}

/** The same for kinds that are loaded later, with their texts. */
export interface OtherFieldsProps extends KindFieldsProps {
  readonly text: TextOf<typeof questionKindsMessages>;
}

/** An answer to a question, given or right. */
export interface KindAnswerProps {
  readonly question: AskedQuestion;
  readonly answer: QuizAnswer;
}

/** What a kind of questions shows: each module of this folder that is named after one exports it. */
export interface KindParts {
  /** Where the question is answered, within its fieldset. */
  readonly Fields: ComponentType<OtherFieldsProps>;
  /** Parts of an answer are kept, and its fields ignore among them what is none. @default there are none */
  readonly takesParts?: true;
  /** An answer in the results. */
  readonly Answer: ComponentType<KindAnswerProps>;
}
