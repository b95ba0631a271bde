import type { Question } from './course.js';

/** A question as its author writes it. */
export type AuthoredQuestion = Omit<Question, 'id'>;

/**
 * Gives a quiz's questions their ids, for a quiz that is fetched without its level's lessons. What is in them is checked
 * where the whole level is defined.
 */
export function defineQuestions(authored: readonly AuthoredQuestion[]): Question[] {
  return authored.map((question, index) => ({ ...question, id: `q${index + 1}` }));
}
