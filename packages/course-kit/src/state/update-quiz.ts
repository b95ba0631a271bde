import { reduceAnswering, type AnsweringEvent, type QuizState } from '../model/quiz-answering.js';
import type { CourseServices } from './course-services.js';

/**
 * Applies what a learner does to a level's quiz, and keeps it in the browser.
 *
 * @param first - what the quiz is before its first event.
 */
export function updateQuiz(
  { jotai, state, storage: { drafts } }: CourseServices,
  level: number,
  first: QuizState,
  event: AnsweringEvent,
): void {
  const before = jotai.get(state.quizzes)[level] ?? first;
  const after = reduceAnswering(before, event);
  if (after === before) return;
  jotai.set(state.quizzes, (all) => ({ ...all, [level]: after }));
  // What was answered before it was opened is kept from then on, unless other questions are being drawn.
  const isChanged = after.attempt !== before.attempt || (before.status === 'closed' && !after.draw);
  if (after.status === 'begun' && isChanged) drafts.write(level, after.attempt);
}
