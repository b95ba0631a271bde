import type { Step } from '@course-kit/react/model';
import { firstSentence } from './first-sentence.js';

/** What a player needs to know of a step; a step of a task is one. */
export type PlayerStep = Pick<Step, 'title' | 'instruction' | 'adds'>;

/** A step as it is played. */
export interface PlayedStep {
  /** What to do, in a few words. */
  readonly title: string;
  /** The first sentence of what to do. */
  readonly sentence: string;
  /** Ids of the components of the flow that it adds or changes. */
  readonly adds: readonly string[];
  /** How long it is shown: long enough to read both, and to look at what is drawn. */
  readonly seconds: number;
}

const LETTERS_A_SECOND = 18;
const TO_LOOK = 1.5;
const LEAST = 3;
const MOST = 9;

/** The steps of a lesson as they are played one after the other. */
export function playedSteps(steps: readonly PlayerStep[]): PlayedStep[] {
  return steps.map(({ title, instruction, adds = [] }) => {
    const sentence = firstSentence(instruction);
    const toRead = (title.length + sentence.length) / LETTERS_A_SECOND;
    return { title, sentence, adds, seconds: Math.min(MOST, Math.max(LEAST, TO_LOOK + toRead)) };
  });
}
