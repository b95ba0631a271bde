import { markQuiz } from '../model/mark-quiz.js';
import { askedQuestions } from '../model/quiz-attempt.js';
import type { CourseServices } from './course-services.js';
import type { QuizHandIn, ShowPhase } from './hand-in-quiz.js';
import { keepNextAttempt } from './keep-next-attempt.js';

/** Marks answers by those of the course, saves the result and shows it. */
export async function markQuizHere(
  services: CourseServices,
  { actions, level, attempt, timeSeconds, hasPassed }: QuizHandIn,
  show: ShowPhase,
): Promise<void> {
  const marks = markQuiz(askedQuestions(level, attempt), attempt.answers, services.course.passMark);
  const { score, isPassed } = marks;
  const { id, result } = await actions.submitQuiz({ level: level.level, score, timeSeconds, isPassed });
  // From here on the ledger has the result; the next attempt, also one on a page loaded anew, begins anew.
  keepNextAttempt(services, level);
  const outcome = { ...marks, timeSeconds, hadPassed: hasPassed, saving: result };
  show({ status: 'finished', outcome, changeId: id });
}
