import type { AskedQuestion } from './course.js';

/** What an id of a question or an option looks like. */
export const QUESTION_ID = /^[a-z][a-z0-9-]*$/;

/** Whether a text can be the id of a question or an option: a small letter, and then small letters, digits and hyphens. */
export const isQuestionId = (text: string) => QUESTION_ID.test(text);

/** The id of an option that its author gave none, by its place from 0: `a`, `b`, and so on. */
export const optionIdAt = (place: number) => (place + 10).toString(36);

/** The ids of a question's options, in their order. */
export function optionIdsOf({ options, optionIds }: Pick<AskedQuestion, 'options' | 'optionIds'>) {
  return optionIds ?? options.map((_, place) => optionIdAt(place));
}

/** What an option of a question says; nothing where the question has no such option. */
export function optionText(question: AskedQuestion, id: unknown): string | undefined {
  return question.options[optionIdsOf(question).indexOf(id as string)];
}
