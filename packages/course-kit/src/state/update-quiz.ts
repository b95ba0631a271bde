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
  if (after.status === 'begun' && after.attempt !== before.attempt) drafts.write(level, after.attempt);
}
