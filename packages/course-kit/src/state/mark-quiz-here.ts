import { tellMarks } from '../model/mark-quiz.js';
import { askedQuestions } from '../model/quiz-attempt.js';
import type { CourseServices } from './course-services.js';
import type { QuizHandIn } from './hand-in-quiz.js';
import { keptAttempt } from './kept-attempt.js';
import { settleByKept, settleQuiz } from './settle-quiz.js';

const loadKinds = () => import('../model/question-kinds/other-kinds.js');

/** Marks answers by those of the course, and saves the result. */
export async function markQuizHere(
  services: CourseServices,
  { actions, level, pool, attempt }: QuizHandIn,
): Promise<void> {
  const { course, storage } = services;
  const { handInId: id = '', answers, elapsedSeconds: timeSeconds } = attempt;
  // Another window has marked and saved it.
  if (settleByKept(services, level, id)) return;
  const kept = keptAttempt(storage.drafts, level);
  const asked = askedQuestions(pool, attempt);
  const kinds = asked.some(({ kind }) => kind) ? (await loadKinds()).questionKinds : [];
  const marks = tellMarks(asked, answers, course.passMark, kinds);
  const { score, isPassed } = marks;
  // With the change, so that a page which is left before that is saved does not hand it in again.
  if (!kept || kept.handInId === id) storage.drafts.write(level, { ...attempt, marks });
  await actions.submitQuiz({ level, score, timeSeconds, isPassed }, id);
  settleQuiz(services, level, { type: 'marked', id, marks });
}
